// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetOrderStatusQuery, GetOrderStatusQueryVariables } from './operation-types.ts';

export const GetOrderStatusDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"cc5abf01b3c6c9c780aa8e9a967b3320773666181f4bb59b6db7a05613c334e5"}} as unknown as TypedDocumentNode<GetOrderStatusQuery, GetOrderStatusQueryVariables>;
