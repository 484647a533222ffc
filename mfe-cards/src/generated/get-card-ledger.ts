// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCardLedgerQuery, GetCardLedgerQueryVariables } from './operation-types.ts';

export const GetCardLedgerDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"a4fbd8d24a65c5df7eccd80fe3fc8393b274483d27e0e2079aca6522480519a8"}} as unknown as TypedDocumentNode<GetCardLedgerQuery, GetCardLedgerQueryVariables>;
