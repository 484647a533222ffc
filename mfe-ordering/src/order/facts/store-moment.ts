import { createStoreClock } from '@crema/remote-kit';

const dayFormat = (locale: string, timeZoneId: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(timeZoneId && { timeZone: timeZoneId }),
  });

/** The day of an instant in the store's zone: 'Mon, Nov 30'. */
export const storeDay = (locale: string, timeZoneId: string, instant: string | number): string =>
  dayFormat(locale, timeZoneId).format(new Date(instant));

/** The time of an instant in the store's zone, with its day if that is not today's there: 'Mon, Nov 30, 6:15 AM' (L-05). */
export const storeMoment = (
  locale: string,
  timeZoneId: string,
  { at, now }: { readonly at: string; readonly now: number },
): string => {
  const time = createStoreClock(locale, timeZoneId).time(at);
  const day = storeDay(locale, timeZoneId, at);
  return day === storeDay(locale, timeZoneId, now) ? time : `${day}, ${time}`;
};
