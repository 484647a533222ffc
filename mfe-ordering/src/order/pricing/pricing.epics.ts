import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import {
  catchError,
  combineLatest,
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
import { fromSignal, toAppError } from '@crema/remote-kit';
import type { Connection } from '@crema/shared-contracts';
import { offerRejected } from '../pick-up/fulfilment.slice.ts';
import type { OrderStoreDeps } from '../../order-store/order-store.deps.ts';
import type { OrderApi } from '../order-api.types.ts';
import { selectIsProcessing } from '../order.selectors.ts';
import { selectPricingQuestion, type PricingQuestion } from './pricing.selectors.ts';
import {
  pricingCleared,
  pricingExpired,
  pricingReceived,
  pricingFailed,
  pricingRequested,
  pricingRestarted,
  refreshRequested,
  reviewClosed,
  reviewOpened,
} from './pricing.slice.ts';
import type { RootState } from '../../ordering.reducer.ts';

export interface PricingDeps extends OrderStoreDeps {
  readonly orders: Pick<OrderApi, 'price'>;
  readonly monotonic: () => number;
  /** Whether the page is visible; emits the present value first. */
  readonly visible$: Observable<boolean>;
  /** Emits the present value first. */
  readonly connection$: Observable<Connection>;
}
type PricingEpic = Epic<Action, Action, RootState, PricingDeps>;

/** Several quick presses on a stepper cause one request. */
export const pricingDebounceMs = 150;
/** The time before the expiry at which a new price is requested. */
const renewalLead = 20_000;

const isFresh = ({ order: { pricing } }: RootState, basis: string, now: number) =>
  pricing.basis === basis && pricing.request.status === 'loaded' && now < pricing.expiresAt;

const ask = (question: PricingQuestion, { orders, monotonic }: PricingDeps): Observable<Action> =>
  concat(
    of(pricingRequested({ basis: question.basis })),
    orders.price(question).pipe(
      map((pricing) => pricingReceived({ basis: question.basis, pricing, at: monotonic() })),
      catchError((cause) => of(pricingFailed({ basis: question.basis, error: toAppError(cause) }))),
    ),
  );

/** Emits each time the connection is back. */
const reconnected = ({ connection$ }: Pick<PricingDeps, 'connection$'>) =>
  connection$.pipe(
    distinctUntilChanged(),
    skip(1),
    filter((connection) => connection === 'online'),
  );

/**
 * Requests prices while an order is under review: at once, after each change of cart, store, pickup, offers
 * or visitor (ORD-083), on request, and after an error once the connection is back. A newer request cancels
 * the one in flight; leaving the review cancels all.
 */
export const priceWhileReviewed: PricingEpic = (action$, state$, deps) =>
  action$.pipe(
    filter(reviewOpened.match),
    switchMap(() => {
      const changed$ = combineLatest([state$, fromSignal(deps.orderStore)]).pipe(
        map(([state, store]) => selectPricingQuestion(state, store)),
        distinctUntilChanged((a, b) => a?.basis === b?.basis),
        debounceTime(pricingDebounceMs),
        filter((question) => !question || !isFresh(state$.value, question.basis, deps.monotonic())),
      );
      const asked$ = merge(
        action$.pipe(filter((action) => refreshRequested.match(action) || pricingRestarted.match(action))),
        reconnected(deps).pipe(filter(() => state$.value.order.pricing.error !== undefined)),
      ).pipe(
        filter(() => !selectIsProcessing(state$.value)),
        map(() => selectPricingQuestion(state$.value, deps.orderStore.get())),
      );
      return merge(changed$, asked$).pipe(
        switchMap((question) => (question ? ask(question, deps) : of(pricingCleared()))),
        takeUntil(action$.pipe(filter(reviewClosed.match))),
      );
    }),
  );

/**
 * Requests a new price shortly before the present one expires, once the page is visible (D-24); marks the
 * price as expired when no new price arrived in time (ORD-082). A newer price restarts the timer.
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

/**
 * Clears an offer that the server did not apply and shows the reason (ORD-085); the order is priced again
 * without it.
 */
export const dropUnappliedOffer: PricingEpic = (action$, state$) =>
  action$.pipe(
    map((action) => {
      const [chosen] = state$.value.order.fulfilment.offers;
      if (!chosen) return undefined;
      if (pricingFailed.match(action) && action.payload.error.code === 'REWARD_NOT_APPLIED')
        return offerRejected({ description: undefined });
      if (!pricingReceived.match(action)) return undefined;
      const answeredOffer = action.payload.pricing.cart.offers.find(({ code }) => code === chosen.code);
      return answeredOffer?.hasBeenApplied
        ? undefined
        : offerRejected({ description: answeredOffer?.description });
    }),
    filter((action) => action !== undefined),
  );

export const pricingEpics = [priceWhileReviewed, watchExpiry, dropUnappliedOffer] as const;
