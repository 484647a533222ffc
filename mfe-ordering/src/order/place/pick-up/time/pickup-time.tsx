import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { createStoreClock } from '@crema/remote-kit';
import {
  Banner,
  Button,
  Cluster,
  Icon,
  OptionTiles,
  Select,
  Skeleton,
  Text,
  buttonClass,
} from '@crema/shared-ui';
import { menuPaths } from '../../../../catalogue/menu-paths.ts';
import { useAppDispatch, useAppSelector } from '../../../../state/ordering.hooks.ts';
import { selectFulfilment } from '../../../facts/order.selectors.ts';
import { slotChosen } from '../fulfilment.slice.ts';
import { storeDay } from '../../../facts/store-moment.ts';
import { useNow } from '../../../facts/use-now.ts';
import type { StoreDetails } from '../../../../order-store/use-store-details.ts';
import s from './pickup-time.module.css';
import { dayNames, freeSlots, slotsByDay, withLostSlot, type TimeSlots } from './slots.rules.ts';
import { useTimeSlots } from './use-time-slots.ts';

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Cluster justify="between">
    <Text tone="muted">
      <FormattedMessage id="ordering.time.failed" />
    </Text>
    <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
      <FormattedMessage id="ordering.order.action.tryAgain" />
    </Button>
  </Cluster>
);

/** The store makes no further order today: another store may. */
const NoTimes = () => (
  <Banner
    tone="info"
    title={<FormattedMessage id="ordering.time.none" />}
    action={
      <Link
        to={menuPaths.chooseStore(menuPaths.cart)}
        className={buttonClass('secondary', { size: 'small' })}
      >
        <FormattedMessage id="ordering.order.action.chooseStore" />
      </Link>
    }
  >
    <FormattedMessage id="ordering.time.none.body" />
  </Banner>
);

const unavailable = (reason: ReactNode) => ({ disabled: true, detail: reason });

interface ChoicesProps {
  readonly times: TimeSlots;
  readonly store: StoreDetails;
}
/** More times are a list: a day has up to a hundred. */
const mostTiles = 16;

interface TimesProps {
  readonly slots: ReturnType<typeof withLostSlot>;
  readonly timeZoneId: string;
}
/** The times of one day, in the store's zone; full ones and the lost one are marked (ORD-064). */
const Times = ({ slots, timeZoneId }: TimesProps) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { slotStartsAt } = useAppSelector(selectFulfilment);
  const { time } = createStoreClock(intl.locale, timeZoneId);
  const legend = intl.formatMessage({ id: 'ordering.time.times' });
  const choose = (startsAt: string) => void dispatch(slotChosen(startsAt));
  const taken = intl.formatMessage({ id: 'ordering.time.taken' });
  return slots.length <= mostTiles ? (
    <OptionTiles
      className={s.times ?? ''}
      legend={legend}
      value={slotStartsAt}
      onChange={choose}
      options={slots.map(({ startsAt, available }) => ({
        value: startsAt,
        label: time(startsAt),
        ...(!available && unavailable(taken)),
      }))}
    />
  ) : (
    <Select label={legend} value={slotStartsAt ?? ''} onChange={({ target }) => choose(target.value)}>
      {slotStartsAt === undefined && <option value="">{legend}</option>}
      {slots.map(({ startsAt, available }) => (
        <option key={startsAt} value={startsAt} disabled={!available}>
          {available ? time(startsAt) : `${time(startsAt)} · ${taken}`}
        </option>
      ))}
    </Select>
  );
};

/** The day, if there is more than one, then the time (decision 079). A chosen day begins with its first free time. */
const DaysAndTimes = ({ times, store }: ChoicesProps) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const now = useNow();
  const { slotStartsAt, lostSlot } = useAppSelector(selectFulfilment);
  const { timeZoneId } = store.timeZone;
  const slots = withLostSlot(times.slots, lostSlot?.startsAt);
  const days = slotsByDay(slots, (at) => storeDay(intl.locale, timeZoneId, at));
  const names = dayNames(intl, (at) => storeDay(intl.locale, timeZoneId, at), now);
  const chosen = slotStartsAt ?? lostSlot?.startsAt ?? slots[0]?.startsAt ?? '';
  const day = storeDay(intl.locale, timeZoneId, chosen || now);
  return (
    <>
      {days.size > 1 && (
        <OptionTiles
          className={s.days ?? ''}
          legend={intl.formatMessage({ id: 'ordering.time.day' })}
          value={day}
          onChange={(next) => dispatch(slotChosen(freeSlots(days.get(next) ?? [])[0]?.startsAt))}
          options={[...days].map(([key, ofDay]) => ({
            value: key,
            label: names.get(key) ?? key,
            ...(freeSlots(ofDay).length === 0 && { disabled: true }),
          }))}
        />
      )}
      <Times slots={days.get(day) ?? []} timeZoneId={timeZoneId} />
    </>
  );
};

const When = ({ times, store }: ChoicesProps) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { slotStartsAt, lostSlot } = useAppSelector(selectFulfilment);
  const [first] = freeSlots(times.slots, lostSlot?.startsAt);
  const isLater = slotStartsAt !== undefined || lostSlot !== undefined;
  return (
    <>
      <OptionTiles
        legend={intl.formatMessage({ id: 'ordering.time.legend' })}
        value={isLater ? 'later' : 'asap'}
        onChange={(when) => dispatch(slotChosen(when === 'later' ? first?.startsAt : undefined))}
        options={[
          {
            value: 'asap',
            label: <FormattedMessage id="ordering.time.asap" />,
            art: <Icon name="clock" size={28} />,
            ...(!times.asapAvailable &&
              unavailable(
                <FormattedMessage
                  id={store.isOpen ? 'ordering.time.asap.over' : 'ordering.time.asap.closed'}
                />,
              )),
          },
          {
            value: 'later',
            label: <FormattedMessage id="ordering.time.later" />,
            art: <Icon name="calendar" size={28} />,
            ...(!first && !isLater && unavailable(<FormattedMessage id="ordering.time.later.none" />)),
          },
        ]}
      />
      {isLater && <DaysAndTimes {...{ times, store }} />}
    </>
  );
};

/** A closed store has no other time than one after it opens: the first one is chosen, and shown with its day (L-06). */
const useFirstTimeWhenClosed = (first: string | undefined): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (first !== undefined) dispatch(slotChosen(first));
  }, [dispatch, first]);
};

/** ORD-063: as soon as possible, or one of the store's slots of today, tomorrow or its next opening. */
export const PickupTime = ({ store }: { readonly store: StoreDetails }) => {
  const { times, failed, isBusy, retry } = useTimeSlots();
  const { slotStartsAt, lostSlot } = useAppSelector(selectFulfilment);
  const [first] = times ? freeSlots(times.slots) : [];
  const isOver = times && !times.asapAvailable && !first;
  const isUnchosen = slotStartsAt === undefined && !lostSlot && !isBusy;
  useFirstTimeWhenClosed(isUnchosen && !store.isOpen && !times?.asapAvailable ? first?.startsAt : undefined);
  return (
    <div id="pickup-time" tabIndex={-1} className={s.when} aria-busy={isBusy}>
      {failed && <Failed onRetry={retry} />}
      {!times && !failed && <Skeleton shape="block" className={s.room ?? ''} />}
      {isOver && !lostSlot && store.isOpen && <NoTimes />}
      {times && !(isOver && !lostSlot) && <When times={times} store={store} />}
    </div>
  );
};
