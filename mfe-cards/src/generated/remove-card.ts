// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { RemoveCardMutation, RemoveCardMutationVariables } from './operation-types.ts';

export const RemoveCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"6cec5a179be3018fe7de214b14cd94f2fb2ac415e4386e5fc361cc3c3e87a7d2"}} as unknown as TypedDocumentNode<RemoveCardMutation, RemoveCardMutationVariables>;
