// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { SubmitOrderMutation, SubmitOrderMutationVariables } from './operation-types.ts';

export const SubmitOrderDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"5899f715d00a565951dc67c2c2a06648c8526f7f3e74adb9f0e4b25a533f92a8"}} as unknown as TypedDocumentNode<SubmitOrderMutation, SubmitOrderMutationVariables>;
