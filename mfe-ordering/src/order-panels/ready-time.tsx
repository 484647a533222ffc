import { FormattedMessage, useIntl } from 'react-intl';
import { createStoreClock } from '@crema/remote-kit';

interface ReadyTimeProps {
  readonly readyAt: string;
  readonly readyBy: string | null;
  readonly timeZoneId: string;
}
/** The time when an order will be ready, in the store's zone (D-08). */
export const ReadyTime = ({ readyAt, readyBy, timeZoneId }: ReadyTimeProps) => {
  const { locale } = useIntl();
  const clock = createStoreClock(locale, timeZoneId);
  return readyBy === null || readyBy === readyAt ? (
    <FormattedMessage id="ordering.order.ready.at" values={{ time: clock.time(readyAt) }} />
  ) : (
    <FormattedMessage id="ordering.order.ready.between" values={{ ...clock.timeRange(readyAt, readyBy) }} />
  );
};
