// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { AddPaymentInstrumentMutation, AddPaymentInstrumentMutationVariables } from './operation-types.ts';

export const AddPaymentInstrumentDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"7ab491ceff551a5a4c3e5406cd0d99df12fef2b47149d5b25ba7e608417c2bcf"}} as unknown as TypedDocumentNode<AddPaymentInstrumentMutation, AddPaymentInstrumentMutationVariables>;
