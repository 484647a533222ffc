// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { RegisterCardMutation, RegisterCardMutationVariables } from './operation-types.ts';

export const RegisterCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"23a2f7e2fbadd3a9c2643e5f7e4c5c2d2dd044176d30c894c529ca888c3aeeb3"}} as unknown as TypedDocumentNode<RegisterCardMutation, RegisterCardMutationVariables>;
