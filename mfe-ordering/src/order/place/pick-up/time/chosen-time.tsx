import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '../../../../state/ordering.hooks.ts';
import { selectFulfilment } from '../../../facts/order.selectors.ts';
import { PickupEstimate } from '../pickup-estimate.tsx';
import { storeMoment } from '../../../facts/store-moment.ts';
import { useNow } from '../../../facts/use-now.ts';
import type { StoreDetails } from '../../../../order-store/use-store-details.ts';

/** When the order under review will be ready, in the store's zone: the chosen time, or the estimate (ORD-063, ORD-065, D-08). */
export const ChosenTime = ({ store }: { readonly store: StoreDetails | undefined }) => {
  const { locale } = useIntl();
  const { pickUp, slotStartsAt, lostSlot } = useAppSelector(selectFulfilment);
  const now = useNow();
  const timeZoneId = store?.timeZone.timeZoneId;
  if (lostSlot) return <FormattedMessage id="ordering.time.chooseAgain" />;
  if (slotStartsAt === undefined)
    return (
      <PickupEstimate estimates={store?.pickupEstimates ?? []} pickUp={pickUp} timeZoneId={timeZoneId} />
    );
  const time = storeMoment(locale, timeZoneId ?? '', { at: slotStartsAt, now });
  return <FormattedMessage id="ordering.order.ready.at" values={{ time }} />;
};
