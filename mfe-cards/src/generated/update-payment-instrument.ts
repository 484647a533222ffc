// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { UpdatePaymentInstrumentMutation, UpdatePaymentInstrumentMutationVariables } from './operation-types.ts';

export const UpdatePaymentInstrumentDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"4024e4faf4db0e9a018871af738daf504974c4a0f87de820c44a3d833f50ad09"}} as unknown as TypedDocumentNode<UpdatePaymentInstrumentMutation, UpdatePaymentInstrumentMutationVariables>;
