// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { PriceOrderGuestMutation, PriceOrderGuestMutationVariables } from './operation-types.ts';

export const PriceOrderGuestDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"725c62d14bc8e2e9021dc3532da57cea09efb44dae4ecca582e78d851d13b378"}} as unknown as TypedDocumentNode<PriceOrderGuestMutation, PriceOrderGuestMutationVariables>;
