// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetFavoriteProductsQuery, GetFavoriteProductsQueryVariables } from './operation-types.ts';

export const GetFavoriteProductsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"1be1eb37efebf08eeff53ed9d65f4890b6ee2a70c52ac575c5711cdf24d56190"}} as unknown as TypedDocumentNode<GetFavoriteProductsQuery, GetFavoriteProductsQueryVariables>;
