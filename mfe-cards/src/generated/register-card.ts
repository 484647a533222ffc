// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { RegisterCardMutation, RegisterCardMutationVariables } from './operation-types.ts';

export const RegisterCardDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"208ba7a2d411fc8fded7ac51006b8849a3523ecefac47d263136f30928b1cb65"}} as unknown as TypedDocumentNode<RegisterCardMutation, RegisterCardMutationVariables>;
