// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetGiftLimitQuery, GetGiftLimitQueryVariables } from './operation-types.ts';

export const GetGiftLimitDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"8f7603b9b630f8d79c23fdac4814a18105e7dfa2a694fc6271e0b21020c744ee"}} as unknown as TypedDocumentNode<GetGiftLimitQuery, GetGiftLimitQueryVariables>;
