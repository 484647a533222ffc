// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCheckInOrderQuery, GetCheckInOrderQueryVariables } from './operation-types.ts';

export const GetCheckInOrderDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"d7dd11257d9a9c61f56d201d0f72a3d3df2c958f40a52969b887ff053e2df237"}} as unknown as TypedDocumentNode<GetCheckInOrderQuery, GetCheckInOrderQueryVariables>;
