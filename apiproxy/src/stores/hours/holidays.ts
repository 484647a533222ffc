import type { Market } from '@crema/shared-contracts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import type { DayHours } from '../stores.tables.ts';
import { addDays, weekdayOf, type LocalDate } from './zoned-time.ts';

const on = (month: number, day: number) => (year: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const firstFrom = (start: LocalDate, weekday: number) => addDays(start, (weekday - weekdayOf(start) + 7) % 7);
const nth = (month: number, weekday: number, which: number) => (year: number) =>
  addDays(firstFrom(on(month, 1)(year), weekday), 7 * (which - 1));
const lastMondayBefore = (month: number, day: number) => (year: number) => {
  const end = addDays(on(month, day)(year), -1);
  return addDays(end, -((weekdayOf(end) + 6) % 7));
};
/** Computes Western Easter by the anonymous Gregorian computus. */
const easter = (year: number): LocalDate => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return on(Math.floor(sum / 31), (sum % 31) + 1)(year);
};
const monday = 1;
const thursday = 4;

interface Holiday {
  readonly key: string;
  readonly name: LocalizedMessage;
  readonly markets: readonly Market[];
  readonly date: (year: number) => LocalDate;
}
/** The days on which hours may differ. */
export const holidays: readonly Holiday[] = [
  { key: 'newYear', name: ['New Year’s Day', 'Jour de l’An'], markets: ['US', 'CA'], date: on(1, 1) },
  { key: 'easter', name: ['Easter Sunday', 'Dimanche de Pâques'], markets: ['US', 'CA'], date: easter },
  {
    key: 'victoria',
    name: ['Victoria Day', 'Journée nationale des patriotes'],
    markets: ['CA'],
    date: lastMondayBefore(5, 25),
  },
  {
    key: 'memorial',
    name: ['Memorial Day', 'Jour du Souvenir américain'],
    markets: ['US'],
    date: lastMondayBefore(6, 1),
  },
  { key: 'canada', name: ['Canada Day', 'Fête du Canada'], markets: ['CA'], date: on(7, 1) },
  {
    key: 'independence',
    name: ['Independence Day', 'Jour de l’Indépendance'],
    markets: ['US'],
    date: on(7, 4),
  },
  {
    key: 'labour',
    name: ['Labor Day', 'Fête du Travail', 'Labour Day'],
    markets: ['US', 'CA'],
    date: nth(9, monday, 1),
  },
  {
    key: 'thanksgivingCA',
    name: ['Thanksgiving', 'Action de grâce'],
    markets: ['CA'],
    date: nth(10, monday, 2),
  },
  {
    key: 'thanksgivingUS',
    name: ['Thanksgiving', 'Action de grâce'],
    markets: ['US'],
    date: nth(11, thursday, 4),
  },
  { key: 'christmasEve', name: ['Christmas Eve', 'Veille de Noël'], markets: ['US', 'CA'], date: on(12, 24) },
  { key: 'christmas', name: ['Christmas Day', 'Noël'], markets: ['US', 'CA'], date: on(12, 25) },
  { key: 'boxing', name: ['Boxing Day', 'Lendemain de Noël'], markets: ['CA'], date: on(12, 26) },
  {
    key: 'newYearEve',
    name: ['New Year’s Eve', 'Veille du jour de l’An'],
    markets: ['US', 'CA'],
    date: on(12, 31),
  },
];

const years = new Map<string, ReadonlyMap<LocalDate, Holiday>>();
const yearOf = (year: string, market: Market): ReadonlyMap<LocalDate, Holiday> => {
  const key = `${year}${market}`;
  const made =
    years.get(key) ??
    new Map(
      holidays
        .filter(({ markets }) => markets.includes(market))
        .map((holiday) => [holiday.date(Number(year)), holiday] as const),
    );
  years.set(key, made);
  return made;
};

export const findHoliday = (date: LocalDate, market: Market): Holiday | undefined =>
  yearOf(date.slice(0, 4), market).get(date);

type HolidayRule = 'usual' | 'closed' | DayHours;
interface HolidayPattern {
  readonly others: HolidayRule;
  readonly special: Readonly<Record<string, HolidayRule>>;
}
const short: DayHours = { opens: '07:00', closes: '16:00' };

/** A store's holiday hours by its pattern. */
export const holidayPatterns: Readonly<Record<string, HolidayPattern>> = {
  always: { others: 'usual', special: {} },
  city: {
    others: short,
    special: { christmas: 'closed', thanksgivingUS: { opens: '07:00', closes: '12:00' } },
  },
  suburb: {
    others: { opens: '08:00', closes: '15:00' },
    special: { christmas: 'closed', thanksgivingUS: 'closed', newYear: 'closed' },
  },
  campus: { others: 'closed', special: { christmasEve: short, newYearEve: short } },
};

/** The hours on a date that is a holiday; 'usual' means the weekly hours. */
export const holidayHours = (pattern: string, holidayKey: string): HolidayRule => {
  const found = holidayPatterns[pattern];
  return found?.special[holidayKey] ?? found?.others ?? 'usual';
};
