// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { CreateStoringKeyMutation, CreateStoringKeyMutationVariables } from './operation-types.ts';

export const CreateStoringKeyDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"0191f63d287205026dc50eec40af3c8f3922583e95a083d6480efd6fe4876163"}} as unknown as TypedDocumentNode<CreateStoringKeyMutation, CreateStoringKeyMutationVariables>;
