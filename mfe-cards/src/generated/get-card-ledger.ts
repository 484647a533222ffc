// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCardLedgerQuery, GetCardLedgerQueryVariables } from './operation-types.ts';

export const GetCardLedgerDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"cec8fd379fd007a183e882d8bb5a7d49867ad4023dc79fc54e69faa1fda5161c"}} as unknown as TypedDocumentNode<GetCardLedgerQuery, GetCardLedgerQueryVariables>;
