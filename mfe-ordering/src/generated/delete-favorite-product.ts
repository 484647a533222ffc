// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { DeleteFavoriteProductMutation, DeleteFavoriteProductMutationVariables } from './operation-types.ts';

export const DeleteFavoriteProductDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"19da22f6831a4f6bfe0f524137ddf28c0690f9d7d17c04df0ba0a170c99d8ed0"}} as unknown as TypedDocumentNode<DeleteFavoriteProductMutation, DeleteFavoriteProductMutationVariables>;
