// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetGiftCatalogueQuery, GetGiftCatalogueQueryVariables } from './operation-types.ts';

export const GetGiftCatalogueDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"1021b6e798bb21f9107af3be86f25c5439f09b43470e7819865791fd7436df64"}} as unknown as TypedDocumentNode<GetGiftCatalogueQuery, GetGiftCatalogueQueryVariables>;
