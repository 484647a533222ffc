// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCardReloadQuery, GetCardReloadQueryVariables } from './operation-types.ts';

export const GetCardReloadDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"9dd52481e6595a8bef959ad9d2b066e4343ce0c6d96b2ddc13112d7a3f06e56d"}} as unknown as TypedDocumentNode<GetCardReloadQuery, GetCardReloadQueryVariables>;
