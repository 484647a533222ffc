import type { Action } from 'redux';
import {
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  map,
  mergeMap,
  of,
  retry,
  timer,
  type Observable,
} from 'rxjs';
import { toFault, type Fault } from '@crema/remote-kit';
import { selectOrderStore } from '../order-store/order-store.slice.ts';
import { isReplyLost } from './order-api.ts';
import { toSubmitInput } from './order.conversions.ts';
import { orderPlaced } from './order.facts.ts';
import type { HasOrder } from './order.reducer.ts';
import { selectIsGuest, selectIsOutdated, selectPricing } from './order.selectors.ts';
import type { SubmittedOrder } from './order.types.ts';
import { findBrokenRule, type PlacementAttempt } from './placement.rules.ts';
import { aftermathEpics } from './placement-aftermath.epics.ts';
import type { PlacementDeps, PlacementEpic } from './placement.deps.ts';
import { placementRefused, placementRequested, placementStarted, replyLost } from './placement.slice.ts';

const refused = (fault: Fault) => placementRefused({ fault });

/** Everything the rules look at, taken from the state as it is now. */
export const gatherAttempt = (state: HasOrder, now: number): PlacementAttempt => {
  const { pricing, tender } = state.order;
  const priced = selectPricing(state);
  return {
    orderId: priced?.orderId,
    totalMinor: priced?.summary.price.amountMinor ?? 0,
    outdated: selectIsOutdated(state),
    expired: pricing.expired || now >= pricing.expiresAt,
    changed: pricing.changes.length > 0,
    guest: selectIsGuest(state),
    cardId: tender.card?.cardId,
    balanceMinor: tender.card?.balance.amountMinor ?? 0,
    contactGiven: tender.contact !== undefined,
    guestCardGiven: tender.guestCard !== undefined,
    guestCardExpired: tender.guestCardExpired || (!!tender.guestCard && now >= tender.guestCard.expiresAt),
  };
};

/** Looks a lost reply up: three tries with growing pauses before the outcome is called unknown (D-25). */
const lookUp = (orderId: string, guest: boolean, { orders }: PlacementDeps): Observable<Action> =>
  orders.find(orderId).pipe(
    retry({ count: 2, delay: (_cause, attempt) => timer(1000 * attempt) }),
    map((order) => (order ? placed(order, guest) : refused({ code: 'NOT_PLACED' }))),
    catchError(() => of(refused({ code: 'OUTCOME_UNKNOWN' }))),
  );

const placed = (order: SubmittedOrder, guest: boolean, paidWithCardId?: string) =>
  orderPlaced({ order, guest, ...(paidWithCardId && { paidWithCardId }) });

/** A refusal of the card says which card. */
const namingCard = (fault: Fault, lastFour = ''): Fault => ({
  ...fault,
  params: { lastFour, ...fault.params },
});

const submit = (state: HasOrder, deps: PlacementDeps): Observable<Action> => {
  const pricing = selectPricing(state);
  const store = selectOrderStore(state);
  const { contact, guestCard, card } = state.order.tender;
  const guest = selectIsGuest(state);
  if (!pricing || !store) return of(refused({ code: 'NOT_PRICED' }));
  const input = toSubmitInput({
    pricing,
    storeNumber: store.storeNumber,
    cardId: card?.cardId,
    guest: guest && contact ? { contact, card: guestCard } : undefined,
  });
  return concat(
    of(placementStarted({ orderId: input.orderId })),
    defer(() => {
      deps.pendingRecord.write({ orderId: input.orderId, guest });
      return deps.orders.submit(input, guest);
    }).pipe(
      map((order) => placed(order, guest, card?.cardId)),
      catchError((cause) =>
        isReplyLost(cause)
          ? concat(of(replyLost({ orderId: input.orderId })), lookUp(input.orderId, guest, deps))
          : of(
              refused(namingCard(toFault(cause), guest ? guestCard?.accountNumberLastFour : card?.lastFour)),
            ),
      ),
    ),
  );
};

/**
 * Places the order when no rule is broken (ORD-101); presses while one is under way are ignored, so that a
 * double press places one order (ORD-103). A lost reply is looked up by the order's id before anything else.
 */
export const placeOrder: PlacementEpic = (action$, state$, deps) =>
  action$.pipe(
    filter(placementRequested.match),
    exhaustMap(() => {
      const code = findBrokenRule(gatherAttempt(state$.value, deps.monotonic()));
      return code ? of(refused({ code })) : submit(state$.value, deps);
    }),
  );

/**
 * A page that was closed before the answer came asks at its next start what became of the order (D-25): four
 * times in ten seconds, since the server may still be at work.
 */
export const resumePending: PlacementEpic = (_action$, _state$, deps) =>
  defer(() => of(deps.pendingRecord.read())).pipe(
    filter((pending) => pending !== undefined),
    mergeMap(({ orderId, guest }) =>
      deps.orders.find(orderId).pipe(
        map((order) => order ?? raise(notYet)),
        retry({ count: 3, delay: (_cause, attempt) => timer(1500 * attempt) }),
        map((order): Action => placed(order, guest)),
        catchError((cause) => {
          if (cause === notYet) deps.pendingRecord.write(undefined);
          return EMPTY;
        }),
      ),
    ),
  );
const notYet = { code: 'ORDER_NOT_FOUND' };
const raise = (cause: unknown): never => {
  throw cause;
};

export const placementEpics = [placeOrder, resumePending, ...aftermathEpics] as const;
