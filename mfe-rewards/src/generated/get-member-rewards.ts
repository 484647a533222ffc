// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetMemberRewardsQuery, GetMemberRewardsQueryVariables } from './operation-types.ts';

export const GetMemberRewardsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"ad8d343eb6dfce6c0adb1104544c1265fa4e1ef2e1f735cddd2e748b461f6a44"}} as unknown as TypedDocumentNode<GetMemberRewardsQuery, GetMemberRewardsQueryVariables>;
