// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetPreviousOrdersQuery, GetPreviousOrdersQueryVariables } from './operation-types.ts';

export const GetPreviousOrdersDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"dedaa88b532632ce835615953d79be91e8ea69c8ebc0a4e22853cdff1c41a3d7"}} as unknown as TypedDocumentNode<GetPreviousOrdersQuery, GetPreviousOrdersQueryVariables>;
