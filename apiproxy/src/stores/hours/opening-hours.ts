import type { Market } from '@crema/shared-contracts';
import { findHoliday, holidayHours } from './holidays.ts';
import type { DayHours, WeeklyHours } from '../stores.tables.ts';
import { addDays, toInstant, toLocal, weekdayOf, type LocalDate } from './zoned-time.ts';

/** The inputs of the opening hours, computed in the store's time zone (LOC-033). */
export interface OpeningRules {
  readonly timeZone: string;
  readonly country: Market;
  readonly hours: WeeklyHours;
  readonly holidayPattern: string;
}
export interface OpenInterval {
  readonly opensAt: Date;
  readonly closesAt: Date;
}
export interface DayPlan {
  readonly date: LocalDate;
  readonly hours: DayHours | null;
  readonly holiday: ReturnType<typeof findHoliday>;
}
/** The number of days for which intervals are computed. */
export const plannedDays = 7;

export const planOf = (rules: OpeningRules, date: LocalDate): DayPlan => {
  const usual = rules.hours[weekdayOf(date)] ?? null;
  const holiday = findHoliday(date, rules.country);
  const special = holiday ? holidayHours(rules.holidayPattern, holiday.key) : 'usual';
  return { date, holiday, hours: special === 'usual' ? usual : special === 'closed' ? null : special };
};

/** An interval from midnight to midnight. */
export const isAllDay = (hours: DayHours | null): boolean =>
  hours?.opens === '00:00' && hours.closes === '00:00';

const intervalOf = ({ date, hours }: DayPlan, timeZone: string): OpenInterval | undefined =>
  hours
    ? {
        opensAt: toInstant(date, hours.opens, timeZone),
        closesAt: toInstant(hours.closes > hours.opens ? date : addDays(date, 1), hours.closes, timeZone),
      }
    : undefined;

/** Merges adjacent intervals, so that a store open across midnight does not close at midnight. */
const merge = (intervals: readonly OpenInterval[]): OpenInterval[] => {
  const merged: OpenInterval[] = [];
  for (const next of intervals) {
    const last = merged.at(-1);
    if (last && next.opensAt <= last.closesAt)
      merged[merged.length - 1] = {
        opensAt: last.opensAt,
        closesAt: next.closesAt > last.closesAt ? next.closesAt : last.closesAt,
      };
    else merged.push(next);
  }
  return merged;
};

/** The interval that contains `now`, if any, and those of the coming days, in order (D-53). */
export const openIntervals = (
  rules: OpeningRules,
  now: Date,
  days = plannedDays,
): readonly OpenInterval[] => {
  const today = toLocal(now, rules.timeZone).date;
  const found: OpenInterval[] = [];
  for (let ahead = -1; ahead < days; ahead += 1) {
    const interval = intervalOf(planOf(rules, addDays(today, ahead)), rules.timeZone);
    if (interval) found.push(interval);
  }
  return merge(found).filter(({ closesAt }) => closesAt > now);
};

export interface OpenState {
  readonly isOpen: boolean;
  readonly isOpen24Hours: boolean;
  /**
   * The closing time of an open store; the next opening time of a closed store, if any within the planned
   * days.
   */
  readonly changesAt: Date | undefined;
}
export const openState = (rules: OpeningRules, now: Date): OpenState => {
  const [current] = openIntervals(rules, now);
  const isOpen = current !== undefined && current.opensAt <= now;
  return {
    isOpen,
    isOpen24Hours: isAllDay(planOf(rules, toLocal(now, rules.timeZone).date).hours),
    changesAt: isOpen ? current.closesAt : current?.opensAt,
  };
};

/** The check is cheaper than openState: it considers yesterday and today only. */
export const isOpenAt = (rules: OpeningRules, now: Date): boolean =>
  openIntervals(rules, now, 1).some(({ opensAt }) => opensAt <= now);
