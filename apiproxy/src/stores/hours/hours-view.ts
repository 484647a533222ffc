import type { Locale, StoreReply } from '@crema/shared-contracts';
import { describeHours, describeSchedule } from './hours-messages.ts';
import type { SpecialDays } from '../stores.tables.ts';
import { createMinuteCache } from './minute-cache.ts';
import { openIntervals, openState, type OpeningRules, type OpenState } from './opening-hours.ts';

type HoursView = Pick<
  StoreReply,
  'schedule' | 'openIntervals' | 'isOpen' | 'isOpen24Hours' | 'openStatusFormatted' | 'hoursStatusFormatted'
>;

const build = (rules: OpeningRules, now: Date, locale: Locale): HoursView => {
  const { isOpen, isOpen24Hours, openStatusFormatted, hoursStatusFormatted } = describeHours(
    rules,
    now,
    locale,
  );
  return {
    schedule: describeSchedule(rules, now, locale),
    openIntervals: openIntervals(rules, now).map(({ opensAt, closesAt }) => ({
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
    })),
    isOpen,
    isOpen24Hours,
    openStatusFormatted,
    hoursStatusFormatted,
  };
};

const specialDayIds = new WeakMap<SpecialDays, number>();
let lastId = 0;
/** Stores share the object of their special days. */
const idOf = (specialDays: SpecialDays): number => {
  const id = specialDayIds.get(specialDays) ?? (lastId += 1);
  specialDayIds.set(specialDays, id);
  return id;
};
const keys = new WeakMap<OpeningRules, string>();
/** Stores with the same hours, special days, closing and zone have the same key. */
const keyOf = (rules: OpeningRules): string => {
  const { hours, specialDays, closing, timeZone } = rules;
  const key = keys.get(rules) ?? JSON.stringify([hours, idOf(specialDays), closing, timeZone]);
  keys.set(rules, key);
  return key;
};

const maxPatterns = 5_000;
const views = createMinuteCache<string, HoursView>(maxPatterns);
/**
 * The hours of a store as visitors see them. Few patterns are shared by all stores, so each combination of pattern, zone
 * and language is computed once per minute.
 */
export const viewHours = (rules: OpeningRules, now: Date, locale: Locale): HoursView =>
  views(now, `${locale}${keyOf(rules)}`, () => build(rules, now, locale));

const states = createMinuteCache<string, OpenState>(maxPatterns);
/** The same as `openState`, computed once per minute and pattern. */
export const openStateNow = (rules: OpeningRules, now: Date): OpenState =>
  states(now, keyOf(rules), () => openState(rules, now));
