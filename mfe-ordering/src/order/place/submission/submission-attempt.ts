import type { OrderStore } from '@crema/shared-contracts';
import type { RootState } from '../../../state/root-state.ts';
import { selectIsGuest, selectPricing, selectToPay } from '../../facts/order.selectors.ts';
import { selectIsOutdated } from '../pricing/pricing.selectors.ts';
import { findPaymentObstacle, type SubmissionAttempt } from './submission.rules.ts';

/** All facts that the rules read, taken from the present state. */
export const gatherAttempt = (
  state: RootState,
  store: OrderStore | undefined,
  now: number,
): SubmissionAttempt => {
  const { pricing, tender, fulfilment } = state.order;
  const priced = selectPricing(state);
  return {
    orderId: priced?.orderId,
    totalMinor: priced?.summary.price.amountMinor ?? 0,
    toPayMinor: selectToPay(state),
    outdated: selectIsOutdated(state, store),
    expired: pricing.expired || now >= pricing.expiresAt,
    changed: pricing.changes.length > 0,
    slotLost: fulfilment.lostSlot !== undefined,
    guest: selectIsGuest(state),
    continueAsGuest: tender.continueAsGuest,
    cardId: tender.card?.cardId,
    balanceMinor: tender.card?.balance.amountMinor ?? 0,
    bank: tender.bank?.kind,
    contactGiven: tender.contact !== undefined,
    singleUseCardGiven: tender.singleUseCard !== undefined,
    singleUseCardExpired:
      tender.singleUseCardExpired || (!!tender.singleUseCard && now >= tender.singleUseCard.expiresAt),
  };
};

/** The reason why no tender can pay the order; the age of the price does not matter for it. */
export const selectPaymentObstacle = (state: RootState, store: OrderStore | undefined) =>
  findPaymentObstacle(gatherAttempt(state, store, 0));
