// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetOrderQuery, GetOrderQueryVariables } from './operation-types.ts';

export const GetOrderDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"f991b746e5e6cf3f7c1ce82a2ef7b2110555941feb8348ef241cf0e5fd253416"}} as unknown as TypedDocumentNode<GetOrderQuery, GetOrderQueryVariables>;
