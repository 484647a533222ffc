// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetRecommendedStoresQuery, GetRecommendedStoresQueryVariables } from './operation-types.ts';

export const GetRecommendedStoresDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"38b29515f8ef3d9d91950d4307823a7acf0a2de8597c151c2bba691f8e1b93c1"}} as unknown as TypedDocumentNode<GetRecommendedStoresQuery, GetRecommendedStoresQueryVariables>;
