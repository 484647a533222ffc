import { filter, ignoreElements, map, mergeMap, of, tap } from 'rxjs';
import type { Action } from 'redux';
import { cartOrdered } from '../cart/cart.slice.ts';
import { orderPlaced } from './order.facts.ts';
import type { PlacementEpic } from './placement.deps.ts';
import {
  placementClosed,
  placementRefused,
  placementRequested,
  placementRetried,
} from './placement.slice.ts';
import { clearsPricing } from './order.errors.ts';
import { orderPaths } from './order-paths.ts';
import { pricingExpired, pricingRestarted } from './pricing.slice.ts';
import { guestCardDropped, guestCardExpired } from './tender.slice.ts';

/** Nothing is pending any more once the server said yes or no; an unknown outcome stays to be asked again. */
export const settlePending: PlacementEpic = (action$, _state$, { pendingRecord }) =>
  action$.pipe(
    filter(
      (action) =>
        orderPlaced.match(action) ||
        (placementRefused.match(action) && action.payload.fault.code !== 'OUTCOME_UNKNOWN'),
    ),
    tap(() => pendingRecord.write(undefined)),
    ignoreElements(),
  );

/**
 * What an accepted order brings with it: the cart moves to previous, the event is emitted, and the next page replaces
 * the checkout, so that Back does not lead to an empty cart: a member's previous orders, a guest's order itself (ORD-102,
 * D-170).
 */
export const concludeOrder: PlacementEpic = (action$, state$, { now, emitOrderPlaced, navigate }) =>
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

/** What some refusals change: a price that the server calls expired is stale here too, a refused card must be entered again. */
const consequences: Readonly<Record<string, () => Action>> = {
  PRICE_EXPIRED: () => pricingExpired(),
  ORDER_NOT_FOUND: () => pricingExpired(),
  TENDER_MISMATCH: () => pricingExpired(),
  IDEMPOTENCY_CONFLICT: () => pricingExpired(),
  PRICE_STALE: () => pricingExpired(),
  PAYMENT_DECLINED: () => guestCardDropped(),
  PAYMENT_CARD_EXPIRED: () => guestCardDropped(),
  PAYMENT_REVIEW: () => guestCardDropped(),
  PAYMENT_TOKEN_EXPIRED: () => guestCardExpired(),
  PAYMENT_TOKEN_UNKNOWN: () => guestCardDropped(),
};
export const followRefusal: PlacementEpic = (action$) =>
  action$.pipe(
    filter(placementRefused.match),
    map(({ payload: { fault } }) => consequences[fault.code]?.()),
    filter((action) => action !== undefined),
  );

/** Try again sends the same order again, which costs nothing twice (D-25); after an unknown error the price is cleared first (ORD-164). */
export const retryPlacement: PlacementEpic = (action$, state$) =>
  action$.pipe(
    filter(placementRetried.match),
    mergeMap(() => {
      const { placement } = state$.value.order;
      const code = placement.status === 'refused' ? placement.fault.code : '';
      return clearsPricing(code) ? of(placementClosed(), pricingRestarted()) : of(placementRequested());
    }),
  );

export const aftermathEpics = [settlePending, concludeOrder, followRefusal, retryPlacement] as const;
