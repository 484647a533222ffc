// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetProductQuery, GetProductQueryVariables } from './operation-types.ts';

export const GetProductDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"dbe68e555073ceb7df76ccd95fd6071329907a82ebd63d1b41b052874ed7576a"}} as unknown as TypedDocumentNode<GetProductQuery, GetProductQueryVariables>;
