// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { CreateDigitalCardMutation, CreateDigitalCardMutationVariables } from './operation-types.ts';

export const CreateDigitalCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"6dd9f65d69cc2a4c1f9c9eedc4182048f712b4958fa866dfb94f2b50c83496a3"}} as unknown as TypedDocumentNode<CreateDigitalCardMutation, CreateDigitalCardMutationVariables>;
