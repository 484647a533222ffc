// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCardProblemQuery, GetCardProblemQueryVariables } from './operation-types.ts';

export const GetCardProblemDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"f27570fcfb584ba5c31fe4c8316b409ff5f1e277536e848a0499a338fb2ccb58"}} as unknown as TypedDocumentNode<GetCardProblemQuery, GetCardProblemQueryVariables>;
