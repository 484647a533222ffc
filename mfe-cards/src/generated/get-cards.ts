// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCardsQuery, GetCardsQueryVariables } from './operation-types.ts';

export const GetCardsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"2997b37e4b0737fb1637da388cc05649059e8dde1e07666f7347a945698ea478"}} as unknown as TypedDocumentNode<GetCardsQuery, GetCardsQueryVariables>;
