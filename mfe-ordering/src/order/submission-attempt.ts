import type { OrderStore } from '@crema/shared-contracts';
import type { RootState } from '../ordering.reducer.ts';
import { selectIsGuest, selectPricing, selectToPay } from './order.selectors.ts';
import { selectIsOutdated } from './pricing.selectors.ts';
import { findPaymentObstacle, type SubmissionAttempt } from './submission.rules.ts';

/** Everything the rules look at, taken from the state as it is now. */
export const gatherAttempt = (
  state: RootState,
  store: OrderStore | undefined,
  now: number,
): SubmissionAttempt => {
  const { pricing, tender } = state.order;
  const priced = selectPricing(state);
  return {
    orderId: priced?.orderId,
    totalMinor: priced?.summary.price.amountMinor ?? 0,
    toPayMinor: selectToPay(state),
    outdated: selectIsOutdated(state, store),
    expired: pricing.expired || now >= pricing.expiresAt,
    changed: pricing.changes.length > 0,
    guest: selectIsGuest(state),
    continueAsGuest: tender.continueAsGuest,
    cardId: tender.card?.cardId,
    balanceMinor: tender.card?.balance.amountMinor ?? 0,
    contactGiven: tender.contact !== undefined,
    guestCardGiven: tender.guestCard !== undefined,
    guestCardExpired: tender.guestCardExpired || (!!tender.guestCard && now >= tender.guestCard.expiresAt),
  };
};

/** Why nothing can pay for the order as it stands; the price's age does not matter for that. */
export const selectPaymentObstacle = (state: RootState, store: OrderStore | undefined) =>
  findPaymentObstacle(gatherAttempt(state, store, 0));
