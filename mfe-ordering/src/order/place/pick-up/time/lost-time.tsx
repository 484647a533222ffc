import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Banner, Button, Cluster } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../../state/ordering.hooks.ts';
import { orderPaths } from '../../../facts/order-paths.ts';
import { selectFulfilment } from '../../../facts/order.selectors.ts';
import { slotChosen, type LostSlot } from '../fulfilment.slice.ts';
import { storeMoment } from '../../../facts/store-moment.ts';
import { useNow } from '../../../facts/use-now.ts';
import { showPart } from '../../../../accessibility/show-part.ts';
import type { StoreDetails } from '../../../../order-store/use-store-details.ts';
import { nearestSlot } from './slots.rules.ts';
import { useTimeSlots } from './use-time-slots.ts';

const anchor = 'lost-time';
const pickerAnchor = 'pickup-time';

/** Moves to the picker of times: on this page, or on the cart page. */
const useShowPicker = () => {
  const navigate = useNavigate();
  return () =>
    document.getElementById(pickerAnchor) ? showPart(pickerAnchor) : void navigate(orderPaths.cart);
};

interface LostProps {
  readonly lost: LostSlot;
  readonly timeZoneId: string;
}
const Lost = ({ lost: { startsAt, isAtSubmission, isReleased }, timeZoneId }: LostProps) => {
  const { locale } = useIntl();
  const dispatch = useAppDispatch();
  const { times, isBusy } = useTimeSlots();
  const showPicker = useShowPicker();
  const now = useNow();
  const moment = (at: string) => storeMoment(locale, timeZoneId, { at, now });
  const nearest = times && !isBusy ? nearestSlot(times.slots, startsAt) : undefined;
  const isAsapLeft = times?.asapAvailable && !isBusy && !nearest;
  // The button that was pressed is disabled now.
  useEffect(() => {
    if (isAtSubmission) showPart(anchor);
  }, [isAtSubmission]);
  return (
    <div id={anchor} tabIndex={-1}>
      <Banner
        tone="error"
        title={<FormattedMessage id="ordering.time.lost" values={{ time: moment(startsAt) }} />}
        action={
          <Cluster gap={1}>
            {nearest && (
              <Button size="small" onClick={() => dispatch(slotChosen(nearest.startsAt))}>
                <FormattedMessage id="ordering.time.nearest" values={{ time: moment(nearest.startsAt) }} />
              </Button>
            )}
            {isAsapLeft && (
              <Button size="small" onClick={() => dispatch(slotChosen(undefined))}>
                <FormattedMessage id="ordering.time.asap" />
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={showPicker}>
              <FormattedMessage id="ordering.time.other" />
            </Button>
          </Cluster>
        }
      >
        <FormattedMessage id="ordering.time.lost.body" />
        {isReleased && (
          <>
            {' '}
            <FormattedMessage id="ordering.payment.released" />
          </>
        )}
      </Banner>
    </div>
  );
};

/** A chosen time that was lost, the nearest free one, and the way to the others; the cart stays as it is (ORD-064, D-29). */
export const LostTime = ({ store }: { readonly store: StoreDetails | undefined }) => {
  const { lostSlot } = useAppSelector(selectFulfilment);
  return lostSlot ? <Lost lost={lostSlot} timeZoneId={store?.timeZone.timeZoneId ?? ''} /> : null;
};
