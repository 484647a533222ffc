import type { Action } from 'redux';
import type { Epic } from 'redux-observable';
import {
  catchError,
  concat,
  debounceTime,
  distinctUntilChanged,
  filter,
  first,
  map,
  merge,
  of,
  skip,
  switchMap,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import { toAppError } from '@crema/remote-kit';
import type { Connection } from '@crema/shared-contracts';
import { offerRefused } from './fulfilment.slice.ts';
import type { OrderApi } from './order-api.types.ts';
import type { HasOrder } from './order.reducer.ts';
import { selectIsProcessing, selectPricingQuestion, type PricingQuestion } from './order.selectors.ts';
import {
  pricingCleared,
  pricingExpired,
  pricingReceived,
  pricingRefused,
  pricingRequested,
  pricingRestarted,
  refreshRequested,
  reviewClosed,
  reviewOpened,
} from './pricing.slice.ts';

export interface PricingDeps {
  readonly orders: Pick<OrderApi, 'price'>;
  readonly monotonic: () => number;
  /** Whether the page is in front of the customer; the present value first. */
  readonly visible$: Observable<boolean>;
  /** The present value first. */
  readonly connection$: Observable<Connection>;
}
type PricingEpic = Epic<Action, Action, HasOrder, PricingDeps>;

/** A burst of presses on a stepper is one question. */
export const pricingPause = 150;
/** How long before its expiry a price is asked for again. */
const renewalLead = 20_000;

const isFresh = ({ order: { pricing } }: HasOrder, basis: string, now: number) =>
  pricing.basis === basis && pricing.request.status === 'loaded' && now < pricing.expiresAt;

const ask = (question: PricingQuestion, { orders, monotonic }: PricingDeps): Observable<Action> =>
  concat(
    of(pricingRequested({ basis: question.basis })),
    orders.price(question).pipe(
      map((pricing) => pricingReceived({ basis: question.basis, pricing, at: monotonic() })),
      catchError((cause) => of(pricingRefused({ basis: question.basis, fault: toAppError(cause) }))),
    ),
  );

/** Each time the connection comes back. */
const reconnected = ({ connection$ }: Pick<PricingDeps, 'connection$'>) =>
  connection$.pipe(
    distinctUntilChanged(),
    skip(1),
    filter((connection) => connection === 'online'),
  );

/**
 * While an order is under review: prices it at once, after each change of cart, store, pickup, offers or visitor
 * (ORD-083), on request, and, when there was an error, once the connection is back. A newer question cancels the one in flight; leaving the review ends all.
 */
export const priceWhileReviewed: PricingEpic = (action$, state$, deps) =>
  action$.pipe(
    filter(reviewOpened.match),
    switchMap(() => {
      const changed$ = state$.pipe(
        map(selectPricingQuestion),
        distinctUntilChanged((a, b) => a?.basis === b?.basis),
        debounceTime(pricingPause),
        filter((question) => !question || !isFresh(state$.value, question.basis, deps.monotonic())),
      );
      const asked$ = merge(
        action$.pipe(filter((action) => refreshRequested.match(action) || pricingRestarted.match(action))),
        reconnected(deps).pipe(filter(() => state$.value.order.pricing.fault !== undefined)),
      ).pipe(
        filter(() => !selectIsProcessing(state$.value)),
        map(() => selectPricingQuestion(state$.value)),
      );
      return merge(changed$, asked$).pipe(
        switchMap((question) => (question ? ask(question, deps) : of(pricingCleared()))),
        takeUntil(action$.pipe(filter(reviewClosed.match))),
      );
    }),
  );

/**
 * Asks for a new price shortly before the present one expires, once the page is visible (D-24); says that it
 * expired when that was not to be (ORD-082). A newer price starts the watch anew.
 */
export const watchExpiry: PricingEpic = (action$, _state$, { visible$ }) =>
  action$.pipe(
    filter(pricingReceived.match),
    switchMap(({ payload: { pricing } }) => {
      const life = pricing.expiresIn * 1000;
      const expired$ = timer(life);
      return merge(
        timer(Math.max(life / 2, life - renewalLead)).pipe(
          switchMap(() => visible$.pipe(first((visible) => visible))),
          map(() => refreshRequested()),
          takeUntil(expired$),
        ),
        expired$.pipe(map(() => pricingExpired())),
      );
    }),
  );

/** An offer that the server did not apply is cleared and told (ORD-085); the order is priced again without it. */
export const dropUnappliedOffer: PricingEpic = (action$, state$) =>
  action$.pipe(
    map((action) => {
      const [chosen] = state$.value.order.fulfilment.offers;
      if (!chosen) return undefined;
      if (pricingRefused.match(action) && action.payload.fault.code === 'REWARD_NOT_APPLIED')
        return offerRefused({ description: undefined });
      if (!pricingReceived.match(action)) return undefined;
      const told = action.payload.pricing.cart.offers.find(({ code }) => code === chosen.code);
      return told?.hasBeenApplied ? undefined : offerRefused({ description: told?.description });
    }),
    filter((refusal) => refusal !== undefined),
  );

export const pricingEpics = [priceWhileReviewed, watchExpiry, dropUnappliedOffer] as const;
