// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetOrderStatusQuery, GetOrderStatusQueryVariables } from './operation-types.ts';

export const GetOrderStatusDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"d44fa1c4f341a9b068e1cf17a7a566dc2bc28acf613fd73c72df177391e428d1"}} as unknown as TypedDocumentNode<GetOrderStatusQuery, GetOrderStatusQueryVariables>;
