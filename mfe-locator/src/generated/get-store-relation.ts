// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetStoreRelationQuery, GetStoreRelationQueryVariables } from './operation-types.ts';

export const GetStoreRelationDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"355b7cc62b84c5e44cdcdd85401f7955a0f8dcb9a91785a54427bb1db986c0f2"}} as unknown as TypedDocumentNode<GetStoreRelationQuery, GetStoreRelationQueryVariables>;
