// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetOpenOrdersQuery, GetOpenOrdersQueryVariables } from './operation-types.ts';

export const GetOpenOrdersDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"a9c8238d6b761e0ce907132135f767227d928d54384c16b957bb71ddb8a91fda"}} as unknown as TypedDocumentNode<GetOpenOrdersQuery, GetOpenOrdersQueryVariables>;
