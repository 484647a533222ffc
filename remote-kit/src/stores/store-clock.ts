import { formatMoment, joinTimeParts } from '@crema/shared-contracts';

/** Formats times as "5:34" and "5:37 PM"; in French "17 h" and "17 h 05". */
export interface TimeRange {
  readonly from: string;
  readonly to: string;
}
/** The formats of times of one store. */
export interface StoreClock {
  /** "5:36 PM"; in French "17 h 36", and "17 h" on the hour. */
  readonly time: (instant: string | number | Date) => string;
  /**
   * Both ends of a range, for a text such as "{from} – {to}": parts that both share (PM, a time zone) are
   * only in the later one. Neither end has a date, also over midnight.
   */
  readonly timeRange: (from: string | number | Date, to: string | number | Date) => TimeRange;
  /** "May 29, 2026, 7:32 AM". */
  readonly dateTime: (instant: string | number | Date) => string;
}

/** A range that is broken over two lines reads as two times (K-25). */
const onOneLine = (time: string) => time.trim().replaceAll(' ', '\u00a0');
const rangeOf = (from: string, to: string): TimeRange => ({ from: onOneLine(from), to: onOneLine(to) });

/** Intl puts the date before the hour of both ends if the ends are on different days. */
const withoutDate = (parts: readonly Intl.DateTimeRangeFormatPart[]) =>
  parts.slice(parts.findIndex(({ type }) => type === 'hour'));

/**
 * The function formats part by part, since French leaves the minutes out on the hour, and drops the dash
 * between the ends.
 */
const formatRange = (format: Intl.DateTimeFormat, from: Date, to: Date): TimeRange => {
  const parts = format.formatRangeToParts(from, to);
  const { locale } = format.resolvedOptions();
  const end = parts.findIndex(({ source }) => source === 'endRange');
  // A range within one minute has one part only.
  if (end === -1) return rangeOf(formatMoment(format, from), formatMoment(format, to));
  // Over midnight both ends have the time zone; the one of the later end is enough.
  const starts = parts.filter(({ source, type }) => source === 'startRange' && type !== 'timeZoneName');
  return rangeOf(
    joinTimeParts(withoutDate(starts), locale),
    joinTimeParts(withoutDate(parts.slice(end)), locale),
  );
};
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Formats times in a store's own zone, independent of the device's zone (D-08). The zone is named if the
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
