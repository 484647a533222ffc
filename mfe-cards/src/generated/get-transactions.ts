// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetTransactionsQuery, GetTransactionsQueryVariables } from './operation-types.ts';

export const GetTransactionsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"8ce08fb6f198a11c989e37ddebc203bad0258c2c917f5750cef0b2237c279118"}} as unknown as TypedDocumentNode<GetTransactionsQuery, GetTransactionsQueryVariables>;
