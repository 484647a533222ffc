// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { SetPrimaryCardMutation, SetPrimaryCardMutationVariables } from './operation-types.ts';

export const SetPrimaryCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"11a6bd16ee8c27bca5fa5142d7305a444dbc97255f8d7712a22064f641345a06"}} as unknown as TypedDocumentNode<SetPrimaryCardMutation, SetPrimaryCardMutationVariables>;
