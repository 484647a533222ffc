import { FormattedMessage } from 'react-intl';
import { findEstimate, type Estimate } from '../order/pick-up.rules.ts';
import type { PickUpCode } from '../order/order.types.ts';

interface PickupEstimateProps {
  readonly estimates: readonly Estimate[];
  readonly pickUp: PickUpCode;
}
/** ORD-065: the store's range, or 'Ready in around 20+ minutes'. */
export const PickupEstimate = ({ estimates, pickUp }: PickupEstimateProps) => {
  const range = findEstimate(estimates, pickUp);
  return range ? (
    <FormattedMessage
      id="ordering.order.estimate.range"
      values={{ min: range.minMinutes, max: range.maxMinutes }}
    />
  ) : (
    <FormattedMessage id="ordering.order.estimate.unknown" />
  );
};
