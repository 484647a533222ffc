import { historyLimits, type HistoryQuery, type HistoryType } from '@crema/shared-contracts';
import { createAppError } from '../http/errors/app-error.ts';
import { toInstant } from '../stores/stores.public.ts';
import type { Window } from '../storage/newest-first.ts';
import { readCursor } from './cursor.ts';

const monthsPerYear = 12;
const monthAfter = (month: string): string => {
  const index = Number(month.slice(0, 4)) * monthsPerYear + Number(month.slice(5));
  return `${Math.floor(index / monthsPerYear)}-${String((index % monthsPerYear) + 1).padStart(2, '0')}`;
};
/** Months begin in the reader's zone; in UTC if the device names none that exists (PLT-019). */
const zoneOf = (timeZone: string | undefined): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};
/** A month of the years 1900 to 2999: those that any calendar of ours can have. */
const isMonth = (text: string): boolean => /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/.test(text);
/** The instant from which the history is shown: 24 months ago (D-116). */
export const historySince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - historyLimits.months);
  return since;
};
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The window of a request. Throws VALIDATION for a cursor or a month that cannot be read. */
export const readWindow = (
  { cursor, limit, month, timeZone, type }: HistoryQuery,
  now: Date,
): Window & { readonly type: HistoryType | undefined } => {
  const since = historySince(now);
  const zone = zoneOf(timeZone);
  const startOf = (of: string) => toInstant(`${of}-01`, '00:00', zone);
  if (month !== undefined && !isMonth(month))
    throw createAppError('VALIDATION', undefined, { field: 'month' });
  return {
    type,
    after: readCursor(cursor),
    limit: limit ?? historyLimits.page,
    since: month === undefined ? since : later(since, startOf(month)),
    until: month === undefined ? undefined : startOf(monthAfter(month)),
  };
};
