// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetProductQuery, GetProductQueryVariables } from './operation-types.ts';

export const GetProductDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"a45781f4a4ff3c17aa2bc78ce38b95a979b4864c138618020a11614858c1b975"}} as unknown as TypedDocumentNode<GetProductQuery, GetProductQueryVariables>;
