// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { RenameCardMutation, RenameCardMutationVariables } from './operation-types.ts';

export const RenameCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"ea97a26af890d70635356c478c1e0cbc0b53b7086e6a0c1a393e7f9b17bcb066"}} as unknown as TypedDocumentNode<RenameCardMutation, RenameCardMutationVariables>;
