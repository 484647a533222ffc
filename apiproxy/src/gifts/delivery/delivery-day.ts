import { giftLimits, usualDeliveryTime, type Market } from '@crema/shared-contracts';
import { marketZones } from '../../i18n/market-zone.ts';
import { addDays, toInstant, toLocal } from '../../stores/stores.public.ts';

/** The sender's zone if it exists, else the market's. */
export const readZone = (timeZone: string, market: Market): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone.trim() }).resolvedOptions().timeZone;
  } catch {
    return marketZones[market];
  }
};

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Whether a gift can be delivered on the day: from today to a year ahead, in the zone. */
export const isDeliveryDay = (date: string, timeZone: string, now: Date): boolean => {
  if (!isDate(date)) return false;
  const today = toLocal(now, timeZone).date;
  return date >= today && date <= addDays(today, giftLimits.deliveryDays);
};

/** The day and hour of delivery in the sender's zone; without a day at once. */
export interface DeliveryMoment {
  readonly date: string | undefined;
  /** One of deliveryTimes. */
  readonly time: string | undefined;
  readonly timeZone: string;
}
/**
 * The instant of delivery; null, which means at once, for a day whose hour is past or without a day. An hour that the clocks skip
 * becomes the next one; of one that comes twice the first counts.
 */
export const deliveryInstant = (
  { date, time = usualDeliveryTime, timeZone }: DeliveryMoment,
  now: Date,
): Date | null => {
  const instant = date === undefined ? null : toInstant(date, time, timeZone);
  return instant && instant > now ? instant : null;
};
