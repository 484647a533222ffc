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
import type { OrderStoreDeps } from '../../../order-store/order-store.deps.ts';
import type { OrderApi, PricingQuestion } from '../api/order-api.types.ts';
import { selectIsProcessing } from '../../facts/order.selectors.ts';
import { submissionFailed } from '../../facts/order.actions.ts';
import { selectPricingQuestion } from './pricing.selectors.ts';
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
import type { RootState } from '../../../state/root-state.ts';

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
        // A newer price would end an order that is being placed: the question waits for the outcome.
        switchMap((question) =>
          state$.pipe(
            first((state) => !selectIsProcessing(state)),
            map(() => question),
          ),
        ),
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
 * Clears an offer that the server did not apply, in the price or in the order, and shows the reason (ORD-085, ORD-163); the
 * order is priced again without it.
 */
export const dropUnappliedOffer: PricingEpic = (action$, state$, { orderStore }) =>
  action$.pipe(
    map((action) => {
      const [offer] = state$.value.order.fulfilment.offers;
      if (!offer) return undefined;
      if (pricingReceived.match(action) || pricingFailed.match(action)) {
        // The reply to an earlier choice says nothing about this offer.
        const present = selectPricingQuestion(state$.value, orderStore.get())?.basis;
        if (action.payload.basis !== present) return undefined;
      }
      if (pricingFailed.match(action) || submissionFailed.match(action)) {
        const { code, params } = action.payload.error;
        const description = params?.['description']?.toString();
        return code === 'REWARD_NOT_APPLIED' ? offerRejected({ offer, description }) : undefined;
      }
      if (!pricingReceived.match(action)) return undefined;
      const answered = action.payload.pricing.cart.offers.find(({ code }) => code === offer.code);
      return answered?.hasBeenApplied
        ? undefined
        : offerRejected({ offer, description: answered?.description });
    }),
    filter((action) => action !== undefined),
  );

export const pricingEpics = [priceWhileReviewed, watchExpiry, dropUnappliedOffer] as const;
