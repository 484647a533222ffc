import { programmeVersion } from '@crema/shared-contracts';
import { addDays, toInstant, toLocal } from '../../stores/stores.public.ts';

/** A calendar month as YYYY-MM. */
export type Month = string;

const monthsPerYear = 12;
const two = (value: number) => String(value).padStart(2, '0');

export const addMonths = (month: Month, count: number): Month => {
  const index = Number(month.slice(0, 4)) * monthsPerYear + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(index / monthsPerYear)}-${two((index % monthsPerYear) + 1)}`;
};
/** The month of an instant in a zone: the Stars earned in it are one batch (D-150). */
export const monthOf = (at: Date, zone: string): Month => toLocal(at, zone).date.slice(0, 7);
/** The instant at which a month begins in a zone. */
export const startOfMonth = (month: Month, zone: string): Date => toInstant(`${month}-01`, '00:00', zone);
/** The end of the sixth month after this one: the first instant at which the Stars are gone (D-150). */
export const expiryOf = (month: Month, zone: string): Date =>
  startOfMonth(addMonths(month, programmeVersion.expireAfterMonths + 1), zone);

/** The day of a year with this month and day; 29 February is 28 February in other years (D-118, D-135). */
export const dayInYear = (monthAndDay: string, year: number): string => {
  const day = `${year}-${monthAndDay}`;
  return addDays(day, 0) === day ? day : `${year}-02-28`;
};
/** The same day of the month before, or its last day. */
const monthBefore = (date: string): string => {
  const month = addMonths(date.slice(0, 7), -1);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  return [`${month}-${date.slice(8)}`, lastDay].toSorted()[0] ?? lastDay;
};

export interface LevelYear {
  readonly startsAt: Date;
  /** The anniversary: the first instant of the next level year. */
  readonly endsAt: Date;
  /** The instant at which the last month of the year begins. */
  readonly lastMonthFrom: Date;
}
/** The level year of an instant: it begins on each anniversary of the day on which the member joined, in the zone. */
export const levelYearOf = (joinedAt: Date, zone: string, at: Date): LevelYear => {
  const monthAndDay = toLocal(joinedAt, zone).date.slice(5);
  const today = toLocal(at, zone).date;
  const year = Number(today.slice(0, 4));
  const startYear = dayInYear(monthAndDay, year) <= today ? year : year - 1;
  const end = dayInYear(monthAndDay, startYear + 1);
  return {
    startsAt: toInstant(dayInYear(monthAndDay, startYear), '00:00', zone),
    endsAt: toInstant(end, '00:00', zone),
    lastMonthFrom: toInstant(monthBefore(end), '00:00', zone),
  };
};
