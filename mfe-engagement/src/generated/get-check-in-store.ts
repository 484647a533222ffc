// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCheckInStoreQuery, GetCheckInStoreQueryVariables } from './operation-types.ts';

export const GetCheckInStoreDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"7ea69cb6d1a5861bfc068c5b2e0196035bf9e884d3846ae6286dc46717d3fcc7"}} as unknown as TypedDocumentNode<GetCheckInStoreQuery, GetCheckInStoreQueryVariables>;
