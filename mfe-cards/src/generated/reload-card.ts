// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { ReloadCardMutation, ReloadCardMutationVariables } from './operation-types.ts';

export const ReloadCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"1ee2971f79872491710a7eba529effd7f8d360103a8f6f075bd9e9b06f16c81d"}} as unknown as TypedDocumentNode<ReloadCardMutation, ReloadCardMutationVariables>;
