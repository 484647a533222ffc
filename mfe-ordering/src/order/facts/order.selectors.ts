import { highestTip } from '@crema/shared-contracts';
import type { RootState } from '../../state/root-state.ts';
import type { OrderPricing } from './order.types.ts';

export const selectIsGuest = ({ order }: RootState): boolean => order.visitor.audience !== 'member';
export const selectFulfilment = ({ order }: RootState) => order.fulfilment;
export const selectTender = ({ order }: RootState) => order.tender;
export const selectSubmission = ({ order }: RootState) => order.submission;
export const selectPricing = ({ order }: RootState): OrderPricing | undefined => order.pricing.request.data;
export const selectPricingState = ({ order }: RootState) => order.pricing;
/** The tip in minor units; 0 while it cannot be paid: the price or its own limit forbids it (ORD-104, D-27). */
export const selectTip = (state: RootState): number => {
  const pricing = selectPricing(state);
  const { tipMinor } = state.order.tender;
  const isPayable = pricing?.isTipEnabled && tipMinor <= highestTip(pricing.summary.price.amountMinor);
  return isPayable ? tipMinor : 0;
};
/** The amount to pay in minor units: the server's price plus the tip. */
export const selectToPay = (state: RootState): number =>
  (selectPricing(state)?.summary.price.amountMinor ?? 0) + selectTip(state);
const inFlight: readonly string[] = ['processing', 'asking', 'waiting'];
/** True from the press until the order is placed or has failed. */
export const isInFlight = ({ status }: { readonly status: string }): boolean => inFlight.includes(status);
export const selectIsProcessing = ({ order }: RootState): boolean => isInFlight(order.submission);
