import type { LocalizedMessage } from '../../i18n/messages.ts';
import type { DayHours, SpecialDays, WeeklyHours } from '../stores.tables.ts';
import { addDays, toInstant, toLocal, weekdayOf, type LocalDate } from './zoned-time.ts';

/** A temporary closing: from a day until the one on which the store opens again. Null is without a beginning, or without an end yet. */
export interface Closing {
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
}
/** The inputs of the opening hours, computed in the store's time zone (LOC-033). */
export interface OpeningRules {
  readonly timeZone: string;
  readonly hours: WeeklyHours;
  readonly specialDays: SpecialDays;
  readonly closing: Closing;
}
export interface OpenInterval {
  readonly opensAt: Date;
  readonly closesAt: Date;
}
export interface DayPlan {
  readonly date: LocalDate;
  readonly hours: DayHours | null;
  /** The name of a special day, or of a temporary closing. */
  readonly name: LocalizedMessage | undefined;
}
/** The number of days for which intervals are computed. */
export const plannedDays = 7;

const temporarilyClosed: LocalizedMessage = ['Temporarily closed', 'Fermé temporairement'];
export const isClosedOn = ({ from, until }: Closing, date: LocalDate): boolean =>
  (from !== null || until !== null) && (from === null || from <= date) && (until === null || date < until);

export const planOf = (rules: OpeningRules, date: LocalDate): DayPlan => {
  if (isClosedOn(rules.closing, date)) return { date, name: temporarilyClosed, hours: null };
  const { name, hours = 'usual' } = rules.specialDays[date] ?? {};
  return { date, name, hours: hours === 'usual' ? (rules.hours[weekdayOf(date)] ?? null) : hours };
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
