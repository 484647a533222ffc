import type { Locale, StoreReply } from '@crema/shared-contracts';
import { describeHours, describeSchedule } from './hours-messages.ts';
import { openIntervals, type OpeningRules } from './opening-hours.ts';

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

let minute = -1;
const views = new Map<string, HoursView>();

/**
 * The hours of a store as visitors see them. Hours change by the minute and few patterns are shared by all stores, so
 * each combination of pattern, zone and language is computed once per minute.
 */
export const viewHours = (rules: OpeningRules, now: Date, locale: Locale): HoursView => {
  const current = Math.floor(now.getTime() / 60_000);
  if (current !== minute) {
    views.clear();
    minute = current;
  }
  const { hours, holidayPattern, timeZone, country } = rules;
  const key = JSON.stringify([hours, holidayPattern, timeZone, country, locale]);
  const known = views.get(key) ?? build(rules, now, locale);
  views.set(key, known);
  return known;
};
