// Made by npm run codegen from the .graphql files; do not edit.
export { GetStarHistoryDocument } from './get-star-history.ts';
export { GetMemberRewardsDocument } from './get-member-rewards.ts';
export type * from './operation-types.ts';
