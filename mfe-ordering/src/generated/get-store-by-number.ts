// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetStoreByNumberQuery, GetStoreByNumberQueryVariables } from './operation-types.ts';

export const GetStoreByNumberDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"2bd578fa513127297058affc4d9e08e014ead28ac5bc6d10e3c75e7062bd4744"}} as unknown as TypedDocumentNode<GetStoreByNumberQuery, GetStoreByNumberQueryVariables>;
