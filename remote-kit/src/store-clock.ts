import { formatMoment, joinTimeParts } from '@crema/shared-contracts';

/** How times of one store are written. */
export interface StoreClock {
  /** "5:36 PM"; in French "17 h 36", and "17 h" on the hour. */
  readonly time: (instant: string | number | Date) => string;
  /** "5:34 – 5:37 PM". */
  readonly timeRange: (from: string | number | Date, to: string | number | Date) => string;
  /** "May 29, 2026, 7:32 AM". */
  readonly dateTime: (instant: string | number | Date) => string;
}

/** A range part by part, since French leaves the minutes out on the hour: "17 h – 17 h 05". */
const formatRange = (format: Intl.DateTimeFormat, from: Date, to: Date): string => {
  const parts = format.formatRangeToParts(from, to);
  const textOf = (source: 'startRange' | 'endRange') =>
    joinTimeParts(
      parts.filter((part) => part.source === source),
      format.resolvedOptions().locale,
    );
  return parts
    .map(({ source, value }, at) => {
      if (source === 'shared') return value;
      return parts[at - 1]?.source === source ? '' : textOf(source);
    })
    .join('');
};
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Times in a store's own zone, whatever the device's (D-08): what the clock on its wall shows. The zone is named where the
 * device is in another one.
 */
export const createStoreClock = (
  locale: string,
  timeZoneId: string,
  here: string = deviceZone(),
): StoreClock => {
  const timeZone = timeZoneId || here;
  const zone = timeZone === here ? {} : ({ timeZoneName: 'short' } as const);
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone, ...zone });
  const dateTime = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...zone,
  });
  const write = (format: Intl.DateTimeFormat) => (instant: string | number | Date) =>
    formatMoment(format, new Date(instant));
  return {
    time: write(time),
    timeRange: (from, to) => formatRange(time, new Date(from), new Date(to)),
    dateTime: write(dateTime),
  };
};
