// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetStarHistoryQuery, GetStarHistoryQueryVariables } from './operation-types.ts';

export const GetStarHistoryDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"84327528de37ef612a4338376b051b588d70a7bd8e822304d458df239d4daed6"}} as unknown as TypedDocumentNode<GetStarHistoryQuery, GetStarHistoryQueryVariables>;
