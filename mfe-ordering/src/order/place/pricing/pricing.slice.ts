import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, requested, succeeded, type AppError, type FetchState } from '@crema/remote-kit';
import { orderPlaced } from '../../facts/order.actions.ts';
import type { OrderPricing } from '../../facts/order.types.ts';
import { findPriceChanges, type PriceChange } from './pricing.changes.ts';

/** ORD-082: request, success (which expires), error. */
export interface PricingState {
  readonly request: FetchState<OrderPricing>;
  /** The basis of the price that is being requested. */
  readonly asked: string | undefined;
  /** The basis of the present price; another cart, store or pickup makes it outdated (ORD-083). */
  readonly basis: string | undefined;
  /** Monotonic milliseconds: now + expiresIn seconds (D-08). */
  readonly expiresAt: number;
  readonly expired: boolean;
  readonly error: AppError | undefined;
  /** A new price changed the total: the customer has to confirm it (D-24). */
  readonly changes: readonly PriceChange[];
}

export const reviewOpened = createAction('pricing/reviewOpened');
export const reviewClosed = createAction('pricing/reviewClosed');
/** The customer pressed Refresh or Try again, or the price is about to expire. */
export const refreshRequested = createAction('pricing/refreshRequested');

const initial: PricingState = {
  request: idle,
  asked: undefined,
  basis: undefined,
  expiresAt: 0,
  expired: false,
  error: undefined,
  changes: [],
};
const clear = () => initial;
/**
 * Temporary errors: while the price is still valid, a renewal that failed with one of them shows no error.
 */
const temporaryErrors: readonly string[] = [
  'OFFLINE',
  'UNEXPECTED_ERROR',
  'TEMPORARILY_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
];
const isStillGood = (state: PricingState, basis: string) => state.basis === basis && !state.expired;

/** Merges two consecutive changes into one: from the price last accepted to the newest. */
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

const receive = (
  state: PricingState,
  { payload: { basis, pricing, at } }: PayloadAction<{ basis: string; pricing: OrderPricing; at: number }>,
): PricingState =>
  basis === state.asked
    ? {
        ...state,
        basis,
        request: succeeded(pricing, at),
        expiresAt: at + pricing.expiresIn * 1000,
        expired: false,
        // Prices of different carts cannot be compared.
        changes:
          state.basis === basis && state.request.data
            ? joinChanges(state.changes, findPriceChanges(state.request.data, pricing))
            : [],
      }
    : state;

const fail = (
  state: PricingState,
  { payload: { basis, error } }: PayloadAction<{ basis: string; error: AppError }>,
): PricingState => {
  if (basis !== state.asked) return state;
  const { data, loadedAt = 0 } = state.request;
  return data && isStillGood(state, basis) && temporaryErrors.includes(error.code)
    ? { ...state, request: succeeded(data, loadedAt) }
    : { ...state, request: failed(state.request, error.code), error };
};

const pricingSlice = createSlice({
  name: 'pricing',
  initialState: initial,
  reducers: {
    /** The customer continues after an error: clears the price, and requests a new one (ORD-160, ORD-164). */
    pricingRestarted: clear,
    pricingRequested: (state: PricingState, { payload: { basis } }: PayloadAction<{ basis: string }>) => ({
      ...state,
      asked: basis,
      error: undefined,
      request: requested(state.request),
    }),
    pricingReceived: receive,
    pricingFailed: fail,
    pricingExpired: (state) => {
      state.expired ||= state.request.data !== undefined;
    },
    priceChangeAccepted: (state) => ({ ...state, changes: [] }),
    pricingCleared: clear,
  },
  extraReducers: (builder) => builder.addCase(orderPlaced, clear),
});
export const pricingReducer = pricingSlice.reducer;
export const {
  pricingRestarted,
  pricingRequested,
  pricingReceived,
  pricingFailed,
  pricingExpired,
  priceChangeAccepted,
  pricingCleared,
} = pricingSlice.actions;
