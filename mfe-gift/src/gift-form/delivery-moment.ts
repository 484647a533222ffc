import { formatMoment, zoneName, type ScheduledGift } from '@crema/shared-contracts';
import type { IntlShape } from 'react-intl';
import { dayIn, hourIn } from './gift.rules.ts';

type Delivery = Pick<ScheduledGift, 'deliverAt' | 'timeZone'>;
/** The day of delivery in the zone in which it was chosen, `YYYY-MM-DD`. */
export const dayOf = ({ deliverAt, timeZone }: Delivery): string => dayIn(Date.parse(deliverAt), timeZone);

/** The hour of delivery in that zone, `HH:00`. */
export const hourOf = ({ deliverAt, timeZone }: Delivery): string => hourIn(Date.parse(deliverAt), timeZone);

/** The day and the hour in that zone, which is named as in the form and in mails: "Wednesday, June 17, 2026 at 9:00 AM (Central Time)". */
export const formatDelivery = (
  { locale }: Pick<IntlShape, 'locale'>,
  { deliverAt, timeZone }: Delivery,
): string => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${formatMoment(format, Date.parse(deliverAt))} (${zoneName(locale, timeZone)})`;
};
