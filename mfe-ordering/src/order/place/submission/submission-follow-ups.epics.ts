import { filter, ignoreElements, map, mergeMap, of, tap } from 'rxjs';
import type { Action } from '@reduxjs/toolkit';
import type { AppError } from '@crema/remote-kit';
import { cartOrdered } from '../../../cart/cart.slice.ts';
import { orderPlaced, submissionFailed } from '../../facts/order.actions.ts';
import { isPaymentReleased } from './released-payment.ts';
import type { SubmissionEpic } from './submission.deps.ts';
import { submissionClosed, submissionRequested, submissionRetried } from './submission.slice.ts';
import { clearsPricing } from './order.errors.ts';
import { orderPaths } from '../../facts/order-paths.ts';
import { pricingExpired, pricingRestarted, refreshRequested } from '../pricing/pricing.slice.ts';
import {
  addressTokenChanged,
  singleUseCardDropped,
  singleUseCardExpired,
  tipChosen,
} from '../payment/tender.slice.ts';

/**
 * Clears the pending order once the server accepted or rejected it; an order with an unknown outcome remains
 * pending and is looked up again.
 */
export const settlePending: SubmissionEpic = (action$, _state$, { pendingRecord }) =>
  action$.pipe(
    filter(
      (action) =>
        orderPlaced.match(action) ||
        (submissionFailed.match(action) && action.payload.error.code !== 'OUTCOME_UNKNOWN'),
    ),
    tap(() => pendingRecord.write(undefined)),
    ignoreElements(),
  );

/**
 * The effects of an accepted order: the cart moves to previous, the event is emitted, and the next page
 * replaces the checkout, so that Back does not lead to an empty cart. A member sees the previous orders, a
 * guest the order itself (ORD-102, D-170).
 */
export const concludeOrder: SubmissionEpic = (action$, state$, { now, emitOrderPlaced, navigate }) =>
  action$.pipe(
    filter(orderPlaced.match),
    tap(({ payload: { order, guest, paidWithCardId } }) => {
      emitOrderPlaced({
        orderId: order.orderId,
        orderNumber: order.orderNumber,
        storeNumber: order.storeNumber,
        totalMinor: order.total.amountMinor,
        currency: order.total.currency,
        guest,
        ...(paidWithCardId && { paidWithCardId }),
      });
      navigate(guest ? order.statusPath : orderPaths.previous, { replace: true });
    }),
    map(({ payload: { guest } }) => {
      const { memberId } = state$.value.order.visitor;
      return cartOrdered({ at: now(), ...(!guest && memberId !== undefined && { memberId }) });
    }),
  );

/**
 * Changes the state after some errors: an expired price is marked as expired here too, and a declined card
 * must be entered again.
 */
const followUps: Readonly<Record<string, () => Action>> = {
  PRICE_EXPIRED: () => pricingExpired(),
  ORDER_NOT_FOUND: () => pricingExpired(),
  TENDER_MISMATCH: () => pricingExpired(),
  IDEMPOTENCY_CONFLICT: () => pricingExpired(),
  PRICE_STALE: () => pricingExpired(),
  PAYMENT_DECLINED: () => singleUseCardDropped(),
  PAYMENT_CARD_EXPIRED: () => singleUseCardDropped(),
  PAYMENT_REVIEW: () => singleUseCardDropped(),
  PAYMENT_TOKEN_EXPIRED: () => singleUseCardExpired(),
  PAYMENT_TOKEN_UNKNOWN: () => singleUseCardDropped(),
  ADDRESS_NOT_FOUND: () => addressTokenChanged(undefined),
  // The price is refused for the same reason, and the cart reads the pickup options again (ORD-161).
  MOP_NOT_ACCEPTED: () => refreshRequested(),
  // Its text says that the tip was removed (ORD-104).
  TIP_NOT_ALLOWED: () => tipChosen({ amountMinor: 0 }),
};
/**
 * After a released payment the typed card is entered again, as its token is used up. The server names no items and no store in the
 * result of a payment: a new price does, and the cart sets the items aside.
 */
const followUpsOf = (error: AppError): readonly Action[] => {
  const followUp = followUps[error.code]?.();
  if (isPaymentReleased(error)) return [singleUseCardDropped(), followUp ?? refreshRequested()];
  return followUp ? [followUp] : [];
};
export const handleSubmissionError: SubmissionEpic = (action$) =>
  action$.pipe(
    filter(submissionFailed.match),
    mergeMap(({ payload: { error } }) => followUpsOf(error)),
  );

/**
 * Try again sends the same order again, which cannot charge twice (D-25); after an unknown error the price is
 * cleared first (ORD-164).
 */
export const retrySubmission: SubmissionEpic = (action$, state$) =>
  action$.pipe(
    filter(submissionRetried.match),
    mergeMap(() => {
      const { submission } = state$.value.order;
      const code = submission.status === 'failed' ? submission.error.code : '';
      return clearsPricing(code) ? of(submissionClosed(), pricingRestarted()) : of(submissionRequested());
    }),
  );

export const submissionFollowUpEpics = [
  settlePending,
  concludeOrder,
  handleSubmissionError,
  retrySubmission,
] as const;
