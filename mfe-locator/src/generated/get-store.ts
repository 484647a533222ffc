// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetStoreQuery, GetStoreQueryVariables } from './operation-types.ts';

export const GetStoreDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"77a655bada65b6a7af5d2b42c57034d02d70ba8ca69ec3bd118bf7bef6c11d03"}} as unknown as TypedDocumentNode<GetStoreQuery, GetStoreQueryVariables>;
