import { FormattedMessage, useIntl } from 'react-intl';
import type { StoreSummary } from '@crema/shared-contracts';
import { StoreOpenDot, useTimeText } from '@crema/shared-ui';
import { useAppSelector } from '../locator.hooks.ts';
import { selectNow } from '../visit/clock.slice.ts';
import { openStatusAt, type OpenStatus } from './open-status.rules.ts';

const dots = {
  always: 'open',
  open: 'open',
  closing: 'closing',
  opening: 'closed',
  closed: 'closed',
} as const satisfies Record<OpenStatus['kind'], 'open' | 'closing' | 'closed'>;

/** A time of day in the store's own zone, with the weekday when that is not today there (LOC-033). */
const useStoreTime = (timeZone: string, now: number) => {
  const intl = useIntl();
  const timeText = useTimeText();
  const dayOf = (instant: number) =>
    intl.formatDate(instant, { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  return (instant: number): string =>
    timeText(instant, {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      ...(dayOf(instant) !== dayOf(now) && { weekday: 'long' }),
    });
};

/** “Open until 9:00 PM”, “Closes in 25 min”, “Closed until Thursday 5:30 AM”; updates with the clock. */
export const OpenStatusText = ({ store }: { readonly store: StoreSummary }) => {
  const now = useAppSelector(selectNow);
  const status = openStatusAt(store, now);
  const timeOf = useStoreTime(store.timeZone.timeZoneId, now);
  const instant = 'closesAt' in status ? status.closesAt : 'opensAt' in status ? status.opensAt : undefined;
  const kind = status.kind === 'closed' && instant === undefined ? 'closedForNow' : status.kind;
  return (
    <StoreOpenDot state={dots[status.kind]}>
      <FormattedMessage
        id={`locator.hours.${kind}`}
        values={{
          time: instant === undefined ? '' : timeOf(instant),
          minutes: 'minutes' in status ? status.minutes : 0,
        }}
      />
    </StoreOpenDot>
  );
};
