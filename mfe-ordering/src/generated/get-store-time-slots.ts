// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetStoreTimeSlotsQuery, GetStoreTimeSlotsQueryVariables } from './operation-types.ts';

export const GetStoreTimeSlotsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"425c3d686972034b16abffe50a23a9719b9c7659c5d6ea65f7bca9d5b67c360b"}} as unknown as TypedDocumentNode<GetStoreTimeSlotsQuery, GetStoreTimeSlotsQueryVariables>;
