/** The exports of rewards for other modules. Lint rejects an import of any other file of this folder. */
export {
  type AssessedOffer,
  assessOffer,
  assessUnknown,
  type OfferCart,
  secondOffer,
} from './offers/assess-offer.ts';
export type { OfferLine } from './offers/discount.ts';
export { listOffers } from './offers/list-offers.ts';
export { loadCoupons, loadOffers, noOffers } from './offers/load-offers.ts';
export type { OfferKind } from './offers/member-offer.ts';
export { presentRewards } from './member-rewards/present-rewards.ts';
export { giveBackOffer, takeOffer } from './offers/offer-use.ts';
export { bookEarnedStars, earnedTenths, programmeName } from './stars/earning.ts';
export { findStarFactor } from './opt-in/opt-in.ts';
export { scheduleStarExpiry } from './stars/expire-stars.job.ts';
export { scheduleLevelYears } from './levels/level-years.job.ts';
export { bookingTopics, giveBackStarsJob, reloadStarsJob, takeBackStarsJob } from './stars/stars.jobs.ts';
