import type { Market } from '@crema/shared-contracts';
import { marketZones } from '../../i18n/market-zone.ts';
import { addDays, toInstant, toLocal } from '../../stores/stores.public.ts';

/** D-73: the hour of delivery in the sender's zone, and the last day that can be chosen. */
const deliveryHour = '09:00';
export const lastDeliveryDay = 365;

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
  return date >= today && date <= addDays(today, lastDeliveryDay);
};

/** The instant of delivery on a day; null, which means at once, for a day whose hour is past or without a day. */
export const deliveryInstant = (date: string | undefined, timeZone: string, now: Date): Date | null => {
  const instant = date === undefined ? null : toInstant(date, deliveryHour, timeZone);
  return instant && instant > now ? instant : null;
};
