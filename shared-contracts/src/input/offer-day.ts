/**
 * The last day of an offer, `YYYY-MM-DD`. It is stored as an instant of this day in UTC and is the same at every store (E05).
 */
export const lastDayOf = (expiresAt: Date): string => expiresAt.toISOString().slice(0, 10);

/** Whether a day is over where this time zone applies: an offer is valid through its last day at the store (E05). */
export const isDayOver = (day: string, now: Date, timeZone: string): boolean =>
  // Swedish dates are written as YYYY-MM-DD.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now) > day;
