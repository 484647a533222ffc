// Made by npm run codegen from the .graphql files; do not edit.
import type { TypedDocumentNode } from '@apollo/client';
import type { GetMemberRewardsQuery, GetMemberRewardsQueryVariables } from './operation-types.ts';

export const GetMemberRewardsDocument = {"kind":"Document","definitions":[],"__meta__":{"hash":"a537e24d83fc55316fbadf38e8bcc27d7a60b658f92123031cacb07e790e3b85"}} as unknown as TypedDocumentNode<GetMemberRewardsQuery, GetMemberRewardsQueryVariables>;
