import { FormattedMessage, useIntl } from 'react-intl';
import { createStoreClock } from '@crema/remote-kit';
import { findEstimate, type Estimate } from './pick-up.rules.ts';
import type { PickUpCode } from '../../facts/order.types.ts';
import { useNow } from '../../facts/use-now.ts';

interface PickupEstimateProps {
  readonly estimates: readonly Estimate[];
  readonly pickUp: PickUpCode;
  /** Adds the time of day in the store's zone (D-08). */
  readonly timeZoneId: string | undefined;
  /** The time when the order was placed; the present time before that. */
  readonly placedAt?: string;
}
const minuteMs = 60_000;

/** ORD-065: the store's range, or 'Ready in around 20+ minutes'. */
export const PickupEstimate = ({ estimates, pickUp, timeZoneId, placedAt }: PickupEstimateProps) => {
  const { locale } = useIntl();
  const now = useNow();
  const range = findEstimate(estimates, pickUp);
  if (!range) return <FormattedMessage id="ordering.order.estimate.unknown" />;
  const text = (
    <FormattedMessage
      id="ordering.order.estimate.range"
      values={{ min: range.minMinutes, max: range.maxMinutes }}
    />
  );
  if (timeZoneId === undefined) return text;
  const start = placedAt === undefined ? now : new Date(placedAt).getTime();
  const clock = createStoreClock(locale, timeZoneId);
  const { from, to } = clock.timeRange(
    start + range.minMinutes * minuteMs,
    start + range.maxMinutes * minuteMs,
  );
  return <FormattedMessage id="ordering.order.estimate.clock" values={{ text, from, to }} />;
};
