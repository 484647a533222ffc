// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { AddFavoriteProductMutation, AddFavoriteProductMutationVariables } from './operation-types.ts';

export const AddFavoriteProductDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"bdfc1120df42da34dadacdc807105b31569ff2a952af1d644a8fea4b0cc8be1c"}} as unknown as TypedDocumentNode<AddFavoriteProductMutation, AddFavoriteProductMutationVariables>;
