import { expireGuestCard } from './guest-card.epics.ts';
import { placementEpics } from './placement.epics.ts';
import { pricingEpics } from './pricing.epics.ts';
import { setRefusedAside } from './refused-items.epics.ts';
import './order-requests.ts';

/** What prices, places and settles an order: needed once an order is reviewed, or one is pending from an earlier visit. */
export const reviewEpics = [...pricingEpics, ...placementEpics, setRefusedAside, expireGuestCard] as const;
