// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetCardsQuery, GetCardsQueryVariables } from './operation-types.ts';

export const GetCardsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"465429db249cc6b3da48b35155b80d991b75f03f39ad63a870d3f01097d4d531"}} as unknown as TypedDocumentNode<GetCardsQuery, GetCardsQueryVariables>;
