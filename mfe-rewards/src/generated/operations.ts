// Made by npm run codegen from the .graphql files; do not edit.
export { GetStarHistoryDocument } from './get-star-history.ts';
export { ListOptInOffersDocument } from './list-opt-in-offers.ts';
export { RedeemPromoDocument } from './redeem-promo.ts';
export { GetMemberRewardsDocument } from './get-member-rewards.ts';
export type * from './operation-types.ts';
