// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCartItemsQuery, GetCartItemsQueryVariables } from './operation-types.ts';

export const GetCartItemsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"96570419e536f6ed0b6e7c8fa10f787819682bdc5f0190dc5694a2700c423e51"}} as unknown as TypedDocumentNode<GetCartItemsQuery, GetCartItemsQueryVariables>;
