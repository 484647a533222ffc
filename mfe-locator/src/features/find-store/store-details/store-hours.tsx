import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StoreReply, StoreSummary } from '@crema/shared-contracts';
import { Heading, Skeleton } from '@crema/shared-ui';
import { useAppSelector } from '../../../locator.hooks.ts';
import { selectNow } from '../../../visit/clock.slice.ts';
import { dateInZone } from '../../../stores/store-date.ts';
import s from './store-sheet.module.css';

interface StoreHoursProps {
  readonly store: StoreSummary;
  readonly schedule: StoreReply['schedule'];
  /** The level of the heading: 3 in a sheet, which has a title. */
  readonly level?: 2 | 3;
}

/** Opening hours day by day; today is the store's own today (LOC-033). */
export const StoreHours = ({ store, schedule, level = 3 }: StoreHoursProps) => {
  const headingId = useId();
  const today = dateInZone(useAppSelector(selectNow), store.timeZone.timeZoneId);
  return (
    <section aria-labelledby={headingId} className={s.block}>
      <Heading level={level} size="small" id={headingId}>
        <FormattedMessage id="locator.details.hours" />
      </Heading>
      <dl className={s.hours}>
        {schedule.map(({ date, dayFormatted, hoursFormatted, holidayFormatted }) => (
          <div key={date} className={s.day} data-today={date === today || undefined}>
            <dt>
              {dayFormatted}
              {holidayFormatted && <span className={s.holiday}>{holidayFormatted}</span>}
            </dt>
            <dd>{hoursFormatted}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The size of a week's hours: what is below keeps its place when they arrive. */
export const HoursPlaceholder = () => (
  <div aria-busy className={s.block}>
    <Skeleton shape="title" />
    <Skeleton shape="block" height="2rem" count={7} />
  </div>
);
