import { FormattedMessage, useIntl } from 'react-intl';
import { createStoreClock } from '@crema/remote-kit';
import { storeMoment } from './store-moment.ts';
import { useNow } from './use-now.ts';

interface ReadyTimeProps {
  readonly readyAt: string;
  readonly readyBy: string | null;
  readonly timeZoneId: string;
}
/** The time when an order will be ready, in the store's zone, with the day if it is another one (D-08). */
export const ReadyTime = ({ readyAt, readyBy, timeZoneId }: ReadyTimeProps) => {
  const { locale } = useIntl();
  const now = useNow();
  return readyBy === null || readyBy === readyAt ? (
    <FormattedMessage
      id="ordering.order.ready.at"
      values={{ time: storeMoment(locale, timeZoneId, { at: readyAt, now }) }}
    />
  ) : (
    <FormattedMessage
      id="ordering.order.ready.between"
      values={{ ...createStoreClock(locale, timeZoneId).timeRange(readyAt, readyBy) }}
    />
  );
};
