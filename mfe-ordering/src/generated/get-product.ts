// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetProductQuery, GetProductQueryVariables } from './operation-types.ts';

export const GetProductDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"b92f3d3c5c854d40b83e6821decf44e118a15ff8c69fd034bbca9ba8c9628479"}} as unknown as TypedDocumentNode<GetProductQuery, GetProductQueryVariables>;
