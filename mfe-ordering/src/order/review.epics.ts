import { expireGuestCard } from './guest-card.epics.ts';
import { submissionEpics } from './submission.epics.ts';
import { pricingEpics } from './pricing.epics.ts';
import { markUnavailableItems } from './unavailable-items.epics.ts';
import './order-requests.ts';

/** What prices, places and settles an order: needed once an order is reviewed, or one is pending from an earlier visit. */
export const reviewEpics = [
  ...pricingEpics,
  ...submissionEpics,
  markUnavailableItems,
  expireGuestCard,
] as const;
