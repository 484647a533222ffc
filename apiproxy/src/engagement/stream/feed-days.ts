const dayMs = 24 * 60 * 60_000;
/** The day begins first in St. John's and ends last in Honolulu: an item is there on its whole day in all of our zones. */
const firstOffsetMs = 2.5 * 60 * 60_000;
const lastOffsetMs = 10 * 60 * 60_000;

/** The instant at which a day (`YYYY-MM-DD`) begins in the first of our time zones. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + firstOffsetMs);
/** The instant at which a day is over in the last of our time zones (E05). */
export const endOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs + lastOffsetMs);
