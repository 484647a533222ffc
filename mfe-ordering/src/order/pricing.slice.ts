import {
  failed,
  fact,
  idle,
  on,
  reducerOf,
  requested,
  succeeded,
  type AppError,
  type FetchState,
} from '@crema/remote-kit';
import { orderPlaced } from './order.facts.ts';
import type { OrderPricing } from './order.types.ts';
import { findPriceChanges, type PriceChange } from './pricing.changes.ts';

/** ORD-082: request, success (which expires), error. */
export interface PricingState {
  readonly request: FetchState<OrderPricing>;
  /** What a price is being asked for. */
  readonly asked: string | undefined;
  /** What the price at hand is for; another cart, store or pickup makes it outdated (ORD-083). */
  readonly basis: string | undefined;
  /** Monotonic milliseconds: now + expiresIn seconds (D-08). */
  readonly expiresAt: number;
  readonly expired: boolean;
  readonly error: AppError | undefined;
  /** A re-price changed the total: the customer is asked again (D-24). */
  readonly changes: readonly PriceChange[];
}

export const reviewOpened = fact('pricing/reviewOpened');
export const reviewClosed = fact('pricing/reviewClosed');
/** The customer pressed Refresh or Try again, or the price is about to expire. */
export const refreshRequested = fact('pricing/refreshRequested');
/** The customer goes on after an error: the price at hand, if any, is given up, and a new one is asked for (ORD-160, ORD-164). */
export const pricingRestarted = fact('pricing/restarted');
export const pricingRequested = fact<{ basis: string }>('pricing/requested');
export const pricingReceived = fact<{ basis: string; pricing: OrderPricing; at: number }>('pricing/received');
export const pricingFailed = fact<{ basis: string; error: AppError }>('pricing/failed');
export const pricingExpired = fact('pricing/expired');
export const pricingCleared = fact('pricing/cleared');
export const priceChangeAccepted = fact('pricing/changeAccepted');

const initial: PricingState = {
  request: idle,
  asked: undefined,
  basis: undefined,
  expiresAt: 0,
  expired: false,
  error: undefined,
  changes: [],
};
const when = on<PricingState>();
const clear = () => initial;
/** Errors that pass: while the price is still good, a renewal that failed with one of them shows no error. */
const temporaryErrors: readonly string[] = [
  'OFFLINE',
  'UNEXPECTED_ERROR',
  'TEMPORARILY_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
];
const isStillGood = (state: PricingState, basis: string) =>
  state.basis === basis && !state.expired && state.request.data !== undefined;

export const pricingReducer = reducerOf<PricingState>(initial, [
  when(pricingRequested, (state, { basis }) => ({
    ...state,
    asked: basis,
    error: undefined,
    request: requested(state.request),
  })),
  when(pricingReceived, (state, { basis, pricing, at }) =>
    basis === state.asked
      ? {
          ...state,
          basis,
          request: succeeded(pricing, at),
          expiresAt: at + pricing.expiresIn * 1000,
          expired: false,
          // The price of another cart cannot be compared with this one.
          changes:
            state.basis === basis && state.request.data
              ? joinChanges(state.changes, findPriceChanges(state.request.data, pricing))
              : [],
        }
      : state,
  ),
  when(pricingFailed, (state, { basis, error }) => {
    if (basis !== state.asked) return state;
    return isStillGood(state, basis) && temporaryErrors.includes(error.code)
      ? { ...state, request: { ...state.request, status: 'loaded' } as PricingState['request'] }
      : { ...state, request: failed(state.request, error.code), error };
  }),
  when(pricingExpired, (state) => (state.request.data ? { ...state, expired: true } : state)),
  when(priceChangeAccepted, (state) => ({ ...state, changes: [] })),
  when(pricingCleared, clear),
  when(pricingRestarted, clear),
  when(orderPlaced, clear),
]);

/** Merges two changes in a row into one: from the price last accepted to the newest. */
const joinChanges = (
  known: readonly PriceChange[],
  fresh: readonly PriceChange[],
): readonly PriceChange[] => {
  const first = new Map(known.map((change) => [change.key, change]));
  const keys = new Set(fresh.map(({ key }) => key));
  return [
    ...known.filter(({ key }) => !keys.has(key)),
    ...fresh.map((change) => ({
      ...change,
      before: first.has(change.key) ? first.get(change.key)?.before : change.before,
    })),
  ].filter(({ before, after }) => before?.amountMinor !== after?.amountMinor);
};
