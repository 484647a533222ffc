// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetStoreTimeSlotsQuery, GetStoreTimeSlotsQueryVariables } from './operation-types.ts';

export const GetStoreTimeSlotsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"a1a6a85d70351f2fd4b39569a4aa3bb5ad9fe0620e43ce119a42fa83d7cebc4f"}} as unknown as TypedDocumentNode<GetStoreTimeSlotsQuery, GetStoreTimeSlotsQueryVariables>;
