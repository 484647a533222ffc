// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { CancelOrderMutation, CancelOrderMutationVariables } from './operation-types.ts';

export const CancelOrderDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"685ccc07ffeac0b3f7e67eb339c71602ddb4e0935f8fd8dc35175a92312112ee"}} as unknown as TypedDocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
