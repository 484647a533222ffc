// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetFavoriteProductsQuery, GetFavoriteProductsQueryVariables } from './operation-types.ts';

export const GetFavoriteProductsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"46ca23eca07306fbc870f7474917939be4ed3a91195085e7ec18a3e47ba4fec8"}} as unknown as TypedDocumentNode<GetFavoriteProductsQuery, GetFavoriteProductsQueryVariables>;
