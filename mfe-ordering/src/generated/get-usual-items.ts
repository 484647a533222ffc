// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetUsualItemsQuery, GetUsualItemsQueryVariables } from './operation-types.ts';

export const GetUsualItemsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"3f376c43d1f201084e59d7e73e97e64aade6b69bbd94faee342854ae486dfb9a"}} as unknown as TypedDocumentNode<GetUsualItemsQuery, GetUsualItemsQueryVariables>;
