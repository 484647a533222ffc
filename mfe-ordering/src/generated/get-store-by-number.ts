// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetStoreByNumberQuery, GetStoreByNumberQueryVariables } from './operation-types.ts';

export const GetStoreByNumberDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"acd72807a3933a42117ea9c6a033b89f6cd2a699d42f4edb581486db6f07d85b"}} as unknown as TypedDocumentNode<GetStoreByNumberQuery, GetStoreByNumberQueryVariables>;
