import type { ScheduledGift } from '@crema/shared-contracts';
import type { IntlShape } from 'react-intl';
import { dayIn } from '../../gift-form/gift.rules.ts';

type Delivery = Pick<ScheduledGift, 'deliverAt' | 'timeZone'>;
/** The day of delivery in the zone in which it was chosen, `YYYY-MM-DD`. */
export const dayOf = ({ deliverAt, timeZone }: Delivery): string => dayIn(Date.parse(deliverAt), timeZone);

/** The day and the hour in that zone, which is named: "Wednesday, June 17, 2026 at 9:00 AM CT". */
export const formatDelivery = (intl: IntlShape, { deliverAt, timeZone }: Delivery): string =>
  intl.formatDate(deliverAt, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortGeneric',
  });
