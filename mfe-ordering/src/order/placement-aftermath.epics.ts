import { filter, ignoreElements, map, tap } from 'rxjs';
import type { Action } from 'redux';
import { cartOrdered } from '../cart/cart.slice.ts';
import { orderPlaced } from './order.facts.ts';
import type { PlacementEpic } from './placement.deps.ts';
import { placementRefused } from './placement.slice.ts';
import { pricingExpired } from './pricing.slice.ts';
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

const whereTo = { guest: '/menu', member: '/menu/previous' } as const;
/** What an accepted order brings with it: the cart moves to previous, everyone is told, the next page opens (ORD-102, D-20). */
export const concludeOrder: PlacementEpic = (action$, _state$, { monotonic, emitOrderPlaced, navigate }) =>
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
      navigate(whereTo[guest ? 'guest' : 'member']);
    }),
    map(() => cartOrdered({ at: monotonic() })),
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

export const aftermathEpics = [settlePending, concludeOrder, followRefusal] as const;
