import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { createStoreClock } from '@crema/remote-kit';
import { Banner, Button, Cluster, Icon, OptionTiles, Skeleton, Text, buttonClass } from '@crema/shared-ui';
import { menuPaths } from '../catalogue/menu-paths.ts';
import { useAppDispatch, useAppSelector } from '../ordering.hooks.ts';
import { selectFulfilment } from '../order/order.selectors.ts';
import { slotChosen } from '../order/pick-up/fulfilment.slice.ts';
import type { StoreDetails } from '../order-store/use-store-details.ts';
import s from './pickup-time.module.css';
import { freeSlots, withLostSlot, type TimeSlots } from './slots.rules.ts';
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
  readonly timeZoneId: string;
}
/** The times of the store, in its zone; full ones and the lost one are marked (ORD-064). */
const Times = ({ times: { slots }, timeZoneId }: ChoicesProps) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { slotStartsAt, lostSlot } = useAppSelector(selectFulfilment);
  const clock = createStoreClock(intl.locale, timeZoneId);
  return (
    <OptionTiles
      className={s.times ?? ''}
      legend={intl.formatMessage({ id: 'ordering.time.times' })}
      value={slotStartsAt}
      onChange={(startsAt) => dispatch(slotChosen(startsAt))}
      options={withLostSlot(slots, lostSlot?.startsAt).map(({ startsAt, available }) => ({
        value: startsAt,
        label: clock.time(startsAt),
        ...(!available && unavailable(<FormattedMessage id="ordering.time.taken" />)),
      }))}
    />
  );
};

const When = ({ times, timeZoneId }: ChoicesProps) => {
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
            ...(!times.asapAvailable && unavailable(<FormattedMessage id="ordering.time.asap.over" />)),
          },
          {
            value: 'later',
            label: <FormattedMessage id="ordering.time.later" />,
            art: <Icon name="calendar" size={28} />,
            ...(!first && !isLater && unavailable(<FormattedMessage id="ordering.time.later.none" />)),
          },
        ]}
      />
      {isLater && <Times {...{ times, timeZoneId }} />}
    </>
  );
};

/** ORD-063: as soon as possible, or one of the store's slots of the next hour. */
export const PickupTime = ({ store }: { readonly store: StoreDetails }) => {
  const { times, failed, isBusy, retry } = useTimeSlots();
  const { lostSlot } = useAppSelector(selectFulfilment);
  const isOver = times && !times.asapAvailable && freeSlots(times.slots).length === 0;
  return (
    <div id="pickup-time" tabIndex={-1} className={s.when} aria-busy={isBusy}>
      {failed && <Failed onRetry={retry} />}
      {!times && !failed && <Skeleton shape="block" className={s.room ?? ''} />}
      {isOver && !lostSlot && <NoTimes />}
      {times && !(isOver && !lostSlot) && <When times={times} timeZoneId={store.timeZone.timeZoneId} />}
    </div>
  );
};
