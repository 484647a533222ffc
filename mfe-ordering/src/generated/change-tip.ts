// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { ChangeTipMutation, ChangeTipMutationVariables } from './operation-types.ts';

export const ChangeTipDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"5036ac3819f743d8b368e3e5424e7c5d1640ed85e9107fa441b81cc617869db9"}} as unknown as TypedDocumentNode<ChangeTipMutation, ChangeTipMutationVariables>;
