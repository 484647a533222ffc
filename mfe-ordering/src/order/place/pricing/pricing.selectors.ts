import { createSelector } from 'reselect';
import type { OrderStore } from '@crema/shared-contracts';
import { selectAvailableLines } from '../../../cart/orderable-lines.selectors.ts';
import type { PricingQuestion } from '../api/order-api.types.ts';
import type { RootState } from '../../../state/root-state.ts';
import { toOrderInput } from './order-input.ts';
import { selectFulfilment, selectIsGuest } from '../../facts/order.selectors.ts';

/**
 * The question is undefined while the order cannot be priced: no store, no available line, or a guest at a
 * store that refuses guests (ORD-120).
 */
export const selectPricingQuestion: (
  state: RootState,
  store: OrderStore | undefined,
) => PricingQuestion | undefined = createSelector(
  (_state: RootState, store: OrderStore | undefined) => store,
  selectAvailableLines,
  selectIsGuest,
  selectFulfilment,
  ({ order }: RootState) => order.visitor.locale,
  (store, lines, guest, fulfilment, locale): PricingQuestion | undefined => {
    if (!store || lines.length === 0 || (guest && !store.guestOrdering)) return undefined;
    const order = toOrderInput({ lines, storeNumber: store.storeNumber, fulfilment });
    return { basis: JSON.stringify([order, guest, locale]), order, guest, locale };
  },
);

export const selectCanBePriced = (state: RootState, store: OrderStore | undefined): boolean =>
  selectPricingQuestion(state, store) !== undefined;

/** True when the cart, store, pickup or offers changed since the price was requested (ORD-083). */
export const selectIsOutdated = (state: RootState, store: OrderStore | undefined): boolean =>
  selectPricingQuestion(state, store)?.basis !== state.order.pricing.basis;

/** True from the moment a price is needed until it is received or pricing failed. */
export const selectIsBeingPriced = (state: RootState, store: OrderStore | undefined): boolean => {
  const basis = selectPricingQuestion(state, store)?.basis;
  const { asked, error, request } = state.order.pricing;
  const hasFailed = error !== undefined && asked === basis;
  return (
    basis !== undefined && (request.status === 'loading' || (selectIsOutdated(state, store) && !hasFailed))
  );
};
