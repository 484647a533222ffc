import { formatMoment, type Locale } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import {
  isAllDay,
  isClosedOn,
  openState,
  planOf,
  plannedDays,
  type OpeningRules,
  type OpenState,
} from './opening-hours.ts';
import type { DayHours } from '../stores.tables.ts';
import { addDays, toLocal, type LocalDate } from './zoned-time.ts';

const minuteMs = 60_000;
/** The text counts down from this number of minutes before a change. */
const countdownMinutes = 60;

const messages = {
  open: ['Open', 'Ouvert'],
  closed: ['Closed', 'Fermé'],
  allDay: ['Open 24 hours', 'Ouvert 24 heures'],
  closesIn: ['Closes in {minutes} min', 'Ferme dans {minutes} min'],
  closesAt: ['Open until {time}', 'Ouvert jusqu’à {time}'],
  opensIn: ['Opens in {minutes} min', 'Ouvre dans {minutes} min'],
  opensAt: ['Opens at {time}', 'Ouvre à {time}'],
  opensTomorrow: ['Opens tomorrow at {time}', 'Ouvre demain à {time}'],
  opensOn: ['Opens {day} at {time}', 'Ouvre {day} à {time}'],
  opensAgain: ['Opens again on {day}', 'Rouvre le {day}'],
  closedUntilNotice: ['Closed until further notice', 'Fermé jusqu’à nouvel ordre'],
  today: ['Today', 'Aujourd’hui'],
  tomorrow: ['Tomorrow', 'Demain'],
} as const satisfies Record<string, LocalizedMessage>;

const say = (key: keyof typeof messages, locale: Locale, values: Record<string, string | number> = {}) =>
  messageIn(messages[key], locale).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const formats = new Map<string, Intl.DateTimeFormat>();
const format = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale}${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
};
const clock = { hour: 'numeric', minute: '2-digit' } as const;
const timeOf = (instant: Date, timeZone: string, locale: Locale): string =>
  formatMoment(format(locale, { ...clock, timeZone }), instant);
const wallTime = (time: string, locale: Locale): string =>
  formatMoment(format(locale, { ...clock, timeZone: 'UTC' }), new Date(`2000-01-01T${time}:00Z`));
const weekdayName = (date: LocalDate, locale: Locale): string =>
  format(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

const dayName = (date: LocalDate, locale: Locale): string =>
  format(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

/** The text of a store that stays open, or closed, during the planned days. */
const describeUnchanged = (
  isOpen: boolean,
  { closing, timeZone }: OpeningRules,
  now: Date,
  locale: Locale,
) => {
  if (isOpen) return say('allDay', locale);
  return closing.until !== null && isClosedOn(closing, toLocal(now, timeZone).date)
    ? say('opensAgain', locale, { day: dayName(closing.until, locale) })
    : say('closedUntilNotice', locale);
};

const describe = (
  { isOpen, changesAt }: OpenState,
  rules: OpeningRules,
  now: Date,
  locale: Locale,
): string => {
  if (!changesAt) return describeUnchanged(isOpen, rules, now, locale);
  const minutes = Math.ceil((changesAt.getTime() - now.getTime()) / minuteMs);
  const time = timeOf(changesAt, rules.timeZone, locale);
  if (isOpen && minutes >= (plannedDays - 1) * 1440) return say('allDay', locale);
  if (minutes < countdownMinutes) return say(isOpen ? 'closesIn' : 'opensIn', locale, { minutes });
  if (isOpen) return say('closesAt', locale, { time });
  const today = toLocal(now, rules.timeZone).date;
  const { date } = toLocal(changesAt, rules.timeZone);
  if (date === today) return say('opensAt', locale, { time });
  if (date === addDays(today, 1)) return say('opensTomorrow', locale, { time });
  return say('opensOn', locale, { day: weekdayName(date, locale), time });
};

export interface HoursMessages {
  readonly openStatusFormatted: string;
  readonly hoursStatusFormatted: string;
}
/**
 * Formats 'Open' or 'Closes in 25 min' in the visitor's language, by the store's time zone (LOC-033, D-53).
 */
export const describeHours = (rules: OpeningRules, now: Date, locale: Locale): HoursMessages & OpenState => {
  const state = openState(rules, now);
  return {
    ...state,
    openStatusFormatted: say(state.isOpen ? 'open' : 'closed', locale),
    hoursStatusFormatted: describe(state, rules, now, locale),
  };
};

const rangeOf = (hours: DayHours | null, locale: Locale): string => {
  if (!hours) return say('closed', locale);
  if (isAllDay(hours)) return say('allDay', locale);
  return `${wallTime(hours.opens, locale)} – ${wallTime(hours.closes, locale)}`;
};

/** The hours of seven days from today, as a timetable (LOC-032). */
export const describeSchedule = (rules: OpeningRules, now: Date, locale: Locale) => {
  const today = toLocal(now, rules.timeZone).date;
  return Array.from({ length: plannedDays }, (_, ahead) => {
    const plan = planOf(rules, addDays(today, ahead));
    const labelled = ahead === 0 ? say('today', locale) : ahead === 1 ? say('tomorrow', locale) : undefined;
    return {
      date: plan.date,
      dayFormatted: labelled ?? weekdayName(plan.date, locale),
      hoursFormatted: rangeOf(plan.hours, locale),
      holidayFormatted: plan.name ? messageIn(plan.name, locale) : null,
      open: plan.hours !== null,
    };
  });
};
