// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCardLedgerQuery, GetCardLedgerQueryVariables } from './operation-types.ts';

export const GetCardLedgerDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"eef314c3b36b8a934c40196cc6527bf80fc681ce2903514072578b2169c422ea"}} as unknown as TypedDocumentNode<GetCardLedgerQuery, GetCardLedgerQueryVariables>;
