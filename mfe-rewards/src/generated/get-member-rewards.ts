// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetMemberRewardsQuery, GetMemberRewardsQueryVariables } from './operation-types.ts';

export const GetMemberRewardsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"d85c4164d9f2317a01be210e17bf0cd2b7122c60ee92ccd8bd6dcba78a607670"}} as unknown as TypedDocumentNode<GetMemberRewardsQuery, GetMemberRewardsQueryVariables>;
