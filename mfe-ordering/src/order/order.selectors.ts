import type { RootState } from '../ordering.reducer.ts';
import type { OrderPricing } from './order.types.ts';

export const selectIsGuest = ({ order }: RootState): boolean => order.visitor.audience !== 'member';
export const selectFulfilment = ({ order }: RootState) => order.fulfilment;
export const selectTender = ({ order }: RootState) => order.tender;
export const selectSubmission = ({ order }: RootState) => order.submission;
export const selectPricing = ({ order }: RootState): OrderPricing | undefined => order.pricing.request.data;
export const selectPricingState = ({ order }: RootState) => order.pricing;
/** The tip in minor units; 0 while the price does not allow one (ORD-104). */
export const selectTip = (state: RootState): number =>
  selectPricing(state)?.isTipEnabled ? state.order.tender.tipMinor : 0;
/** The amount to pay in minor units: the server's price plus the tip. */
export const selectToPay = (state: RootState): number =>
  (selectPricing(state)?.summary.price.amountMinor ?? 0) + selectTip(state);
export const selectIsProcessing = ({ order }: RootState): boolean =>
  order.submission.status === 'processing' || order.submission.status === 'asking';
