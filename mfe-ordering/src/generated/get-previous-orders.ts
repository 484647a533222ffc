// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetPreviousOrdersQuery, GetPreviousOrdersQueryVariables } from './operation-types.ts';

export const GetPreviousOrdersDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"634f432975dff7a24209f4d0683d20c6167f9223729156f13e95d2743cfda2b8"}} as unknown as TypedDocumentNode<GetPreviousOrdersQuery, GetPreviousOrdersQueryVariables>;
