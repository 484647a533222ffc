// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { SetPrimaryCardMutation, SetPrimaryCardMutationVariables } from './operation-types.ts';

export const SetPrimaryCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"6401205de5e889e175827a460f00d9fa547fbd7c8d888d98df0b4bab61289834"}} as unknown as TypedDocumentNode<SetPrimaryCardMutation, SetPrimaryCardMutationVariables>;
