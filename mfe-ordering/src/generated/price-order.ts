// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { PriceOrderMutation, PriceOrderMutationVariables } from './operation-types.ts';

export const PriceOrderDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"9387ca4bf28079bd9eb94cff431a4d0b0f8bd4f50b192fbbce7d21dfabc04268"}} as unknown as TypedDocumentNode<PriceOrderMutation, PriceOrderMutationVariables>;
