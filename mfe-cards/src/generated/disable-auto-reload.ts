// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { DisableAutoReloadMutation, DisableAutoReloadMutationVariables } from './operation-types.ts';

export const DisableAutoReloadDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"1df4985f08d36fd490b65fc4ec2329a0cd7cd937641196a2b5b7ef1399ab9aa0"}} as unknown as TypedDocumentNode<DisableAutoReloadMutation, DisableAutoReloadMutationVariables>;
