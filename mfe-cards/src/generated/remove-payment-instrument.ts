// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { RemovePaymentInstrumentMutation, RemovePaymentInstrumentMutationVariables } from './operation-types.ts';

export const RemovePaymentInstrumentDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"d300777f1028954f582ab866dca82599b465f3c05451f59ca2f5d754f28dfdbe"}} as unknown as TypedDocumentNode<RemovePaymentInstrumentMutation, RemovePaymentInstrumentMutationVariables>;
