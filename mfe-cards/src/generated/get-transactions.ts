// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetTransactionsQuery, GetTransactionsQueryVariables } from './operation-types.ts';

export const GetTransactionsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"6d5c1cecf51da25ad0efd33f12ea02209bb7fde3098f5655d915f781a46a53b5"}} as unknown as TypedDocumentNode<GetTransactionsQuery, GetTransactionsQueryVariables>;
