// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { AddFavoriteProductMutation, AddFavoriteProductMutationVariables } from './operation-types.ts';

export const AddFavoriteProductDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"f53c021511c5cd546bb9bfe156ec1d0563127943c1d1533a3fe61774b11cb348"}} as unknown as TypedDocumentNode<AddFavoriteProductMutation, AddFavoriteProductMutationVariables>;
