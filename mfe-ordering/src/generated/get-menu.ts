// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetMenuQuery, GetMenuQueryVariables } from './operation-types.ts';

export const GetMenuDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"898e0c9be820ff0ac1143449feb65bb9df5b7a3258f6efbec5be6ac750e5c2dd"}} as unknown as TypedDocumentNode<GetMenuQuery, GetMenuQueryVariables>;
