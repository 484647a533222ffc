// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetTransactionsQuery, GetTransactionsQueryVariables } from './operation-types.ts';

export const GetTransactionsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"977556f8b88fb5e5df37d6d135baf65d440e64e5378a4e8f5b7cd78673b21923"}} as unknown as TypedDocumentNode<GetTransactionsQuery, GetTransactionsQueryVariables>;
