import { expireGuestCard } from './payment/guest-card.epics.ts';
import { submissionEpics } from './submission/submission.epics.ts';
import { pricingEpics } from './pricing/pricing.epics.ts';
import { markUnavailableItems } from './pricing/unavailable-items.epics.ts';
import './order-requests.ts';

/**
 * The epics that price, place and settle an order: they load once an order is reviewed, or one is pending
 * from an earlier visit.
 */
export const reviewEpics = [
  ...pricingEpics,
  ...submissionEpics,
  markUnavailableItems,
  expireGuestCard,
] as const;
