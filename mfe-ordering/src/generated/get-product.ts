// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetProductQuery, GetProductQueryVariables } from './operation-types.ts';

export const GetProductDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"886d1cf3ccb66109985fb5053c69057f93d52f32a7a7d7e3ce56c5c806a8da6b"}} as unknown as TypedDocumentNode<GetProductQuery, GetProductQueryVariables>;
