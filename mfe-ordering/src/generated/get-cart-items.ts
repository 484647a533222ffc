// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCartItemsQuery, GetCartItemsQueryVariables } from './operation-types.ts';

export const GetCartItemsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"85de9e0c87ea922ebbc7cea9efc32d238d3e7123bd1065b9163bea81bc5b911b"}} as unknown as TypedDocumentNode<GetCartItemsQuery, GetCartItemsQueryVariables>;
