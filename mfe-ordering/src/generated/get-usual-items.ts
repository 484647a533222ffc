// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetUsualItemsQuery, GetUsualItemsQueryVariables } from './operation-types.ts';

export const GetUsualItemsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"741f4b1af4e8ae084cf5df2f8381237840899cd9a1e67481d7fa81ded97543fa"}} as unknown as TypedDocumentNode<GetUsualItemsQuery, GetUsualItemsQueryVariables>;
