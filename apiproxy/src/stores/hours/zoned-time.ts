/** A calendar date as YYYY-MM-DD. */
export type LocalDate = string;

const minuteMs = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
};

interface LocalMoment {
  readonly date: LocalDate;
  readonly minuteOfDay: number;
}
/** The local date and time of a time zone at an instant. */
export const toLocal = (instant: Date, timeZone: string): LocalMoment => {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) parts[type] = value;
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minuteOfDay: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
};

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 1440 * minuteMs).toISOString().slice(0, 10);

/** The value 0 is Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

const offsetAt = (utc: number, timeZone: string): number => {
  const { date, minuteOfDay } = toLocal(new Date(utc), timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minuteOfDay * minuteMs - Math.floor(utc / minuteMs) * minuteMs;
};

const cache = new Map<string, number>();
const maxCachedInstants = 20_000;

/**
 * The instant of a local time in a time zone. A time skipped by a change of clocks uses the offset before it (02:30
 * becomes 03:30); a time that occurs twice is its first occurrence.
 */
export const toInstant = (date: LocalDate, time: string, timeZone: string): Date => {
  const key = `${date}T${time}@${timeZone}`;
  const known = cache.get(key);
  if (known !== undefined) return new Date(known);
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = offsetAt(wall - 1440 * minuteMs, timeZone);
  const after = offsetAt(wall + 1440 * minuteMs, timeZone);
  const candidates = [wall - before, wall - after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === wall,
  );
  const instant = candidates.length > 0 ? Math.min(...candidates) : wall - before;
  if (cache.size > maxCachedInstants) cache.clear();
  cache.set(key, instant);
  return new Date(instant);
};
