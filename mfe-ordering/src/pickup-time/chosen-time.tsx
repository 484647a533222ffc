import { FormattedMessage, useIntl } from 'react-intl';
import { createStoreClock } from '@crema/remote-kit';
import { useAppSelector } from '../ordering.hooks.ts';
import { selectFulfilment } from '../order/order.selectors.ts';
import { PickupEstimate } from '../order-panels/pickup-estimate.tsx';
import type { StoreDetails } from '../order-store/use-store-details.ts';

/** When the order under review will be ready, in the store's zone: the chosen time, or the estimate (ORD-063, ORD-065, D-08). */
export const ChosenTime = ({ store }: { readonly store: StoreDetails | undefined }) => {
  const { locale } = useIntl();
  const { pickUp, slotStartsAt, lostSlot } = useAppSelector(selectFulfilment);
  const timeZoneId = store?.timeZone.timeZoneId;
  if (lostSlot) return <FormattedMessage id="ordering.time.chooseAgain" />;
  if (slotStartsAt === undefined)
    return (
      <PickupEstimate estimates={store?.pickupEstimates ?? []} pickUp={pickUp} timeZoneId={timeZoneId} />
    );
  const time = createStoreClock(locale, timeZoneId ?? '').time(slotStartsAt);
  return <FormattedMessage id="ordering.order.ready.at" values={{ time }} />;
};
