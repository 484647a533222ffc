// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { SetDefaultPaymentInstrumentMutation, SetDefaultPaymentInstrumentMutationVariables } from './operation-types.ts';

export const SetDefaultPaymentInstrumentDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"88d3d189ad02decf3df97f1078f8cdc98fe09e3378e04f3be2cf6f6ad0e457c2"}} as unknown as TypedDocumentNode<SetDefaultPaymentInstrumentMutation, SetDefaultPaymentInstrumentMutationVariables>;
