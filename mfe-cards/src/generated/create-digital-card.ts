// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { CreateDigitalCardMutation, CreateDigitalCardMutationVariables } from './operation-types.ts';

export const CreateDigitalCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"eadfaef3285b3063f0a79ef10d1b72e6ab173b7c9f0e79f13162ccf34e26547b"}} as unknown as TypedDocumentNode<CreateDigitalCardMutation, CreateDigitalCardMutationVariables>;
