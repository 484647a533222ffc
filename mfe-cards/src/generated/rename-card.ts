// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { RenameCardMutation, RenameCardMutationVariables } from './operation-types.ts';

export const RenameCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"053bfd08ca56631ca4a6ce41971b85a9b59c27d71ad9efb9fb5ac67764a2f097"}} as unknown as TypedDocumentNode<RenameCardMutation, RenameCardMutationVariables>;
