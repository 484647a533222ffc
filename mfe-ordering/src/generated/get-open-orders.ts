// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetOpenOrdersQuery, GetOpenOrdersQueryVariables } from './operation-types.ts';

export const GetOpenOrdersDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"3de9630a4854d4d6834bab6caf936c6a1548f4ac4531363866d8d7e4a3fb09ee"}} as unknown as TypedDocumentNode<GetOpenOrdersQuery, GetOpenOrdersQueryVariables>;
