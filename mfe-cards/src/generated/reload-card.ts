// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { ReloadCardMutation, ReloadCardMutationVariables } from './operation-types.ts';

export const ReloadCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"0e53f7a2624de75a69ee77eeb28a7ed689eba782268bd8690c37e0e645a7d9b2"}} as unknown as TypedDocumentNode<ReloadCardMutation, ReloadCardMutationVariables>;
