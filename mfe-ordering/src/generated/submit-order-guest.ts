// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { SubmitOrderGuestMutation, SubmitOrderGuestMutationVariables } from './operation-types.ts';

export const SubmitOrderGuestDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"3f80668a66a7c62f7a9f30e01d083c7fd70be49369ee4a26dc9c82fe753bf8d7"}} as unknown as TypedDocumentNode<SubmitOrderGuestMutation, SubmitOrderGuestMutationVariables>;
