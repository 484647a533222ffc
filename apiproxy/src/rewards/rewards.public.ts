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
export { loadOffers, noOffers } from './offers/load-offers.ts';
export type { OfferKind } from './offers/member-offer.ts';
export { giveBackOffer, takeOffer } from './offers/offer-use.ts';
export { readStarMonths } from './stars/star-months.ts';
export { bookEarnedStars, earnedTenths, programmeName } from './stars/earning.ts';
