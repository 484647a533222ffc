import type { OrderStore } from '@crema/shared-contracts';
import { selectAvailableLines } from '../cart/cart.selectors.ts';
import type { OrderInput } from '../generated/operations.ts';
import { toOrderInput } from './order.conversions.ts';
import type { OrderPricing } from './order.types.ts';
import type { RootState } from '../ordering.reducer.ts';

/** Everything a price depends on; `basis` is the same text exactly when the price is still for this order. */
export interface PricingQuestion {
  readonly basis: string;
  readonly order: OrderInput;
  readonly guest: boolean;
  readonly locale: string;
}

export const selectIsGuest = ({ order }: RootState): boolean => order.visitor.audience !== 'member';
export const selectFulfilment = ({ order }: RootState) => order.fulfilment;
export const selectTender = ({ order }: RootState) => order.tender;
export const selectSubmission = ({ order }: RootState) => order.submission;
export const selectPricing = ({ order }: RootState): OrderPricing | undefined => order.pricing.request.data;
export const selectPricingState = ({ order }: RootState) => order.pricing;
/** The tip in minor units: none while the price does not allow one (ORD-104). */
export const selectTip = (state: RootState): number =>
  selectPricing(state)?.isTipEnabled ? state.order.tender.tipMinor : 0;
/** What is to be paid in minor units: the server's price and the tip on top. */
export const selectToPay = (state: RootState): number =>
  (selectPricing(state)?.summary.price.amountMinor ?? 0) + selectTip(state);
export const selectIsProcessing = ({ order }: RootState): boolean =>
  order.submission.status === 'processing' || order.submission.status === 'asking';

/** Undefined while nothing can be priced: no store, nothing available, or a guest where guests cannot order (ORD-120). */
export const selectPricingQuestion = (
  state: RootState,
  store: OrderStore | undefined,
): PricingQuestion | undefined => {
  const lines = selectAvailableLines(state);
  const guest = selectIsGuest(state);
  if (!store || lines.length === 0 || (guest && !store.guestOrdering)) return undefined;
  const order = toOrderInput({ lines, storeNumber: store.storeNumber, fulfilment: selectFulfilment(state) });
  const { locale } = state.order.visitor;
  return { basis: JSON.stringify([order, guest, locale]), order, guest, locale };
};

export const selectCanBePriced = (state: RootState, store: OrderStore | undefined): boolean =>
  selectPricingQuestion(state, store) !== undefined;

/** True when the cart, store, pickup or offers changed since the price was asked for (ORD-083). */
export const selectIsOutdated = (state: RootState, store: OrderStore | undefined): boolean =>
  selectPricingQuestion(state, store)?.basis !== state.order.pricing.basis;

/** True from the moment a price is needed until it is received or pricing failed. */
export const selectIsBeingPriced = (state: RootState, store: OrderStore | undefined): boolean => {
  const basis = selectPricingQuestion(state, store)?.basis;
  const { asked, error: error, request } = state.order.pricing;
  const hasFailed = error !== undefined && asked === basis;
  return (
    basis !== undefined && (request.status === 'loading' || (selectIsOutdated(state, store) && !hasFailed))
  );
};
