import { rowsIn, type CheckedRow } from '../../shop/checks/rows-in.ts';
import type { Fault } from '../../shop/fault.ts';
import type { Kind, RowOf } from '../../shop/kind.ts';
import type { KindFiles } from '../../shop/checks/check-rows.ts';
import type { ShopCheck } from '../../shop/read-shop.ts';
import { isLocalMinute } from '../../shop/versions/start.ts';
import { addDays, weekdayOf } from '../hours/zoned-time.ts';
import { hoursKind, specialDayKind, storeKind, weekdays } from './store.kinds.ts';

export const isDate = (date: string): boolean => isLocalMinute(`${date}T00:00`);

interface Span {
  readonly opens: string;
  readonly closes: string;
}
type FaultOf = CheckedRow<Kind>['fault'];
const noon = '12:00';
const checkSpan = ({ opens, closes }: Span, fault: FaultOf): readonly Fault[] => {
  if (opens === closes)
    return [fault('closes', 'It closes when it opens. Around the clock is 00:00 to 24:00.')];
  return closes < opens && closes > noon
    ? [
        fault(
          'closes',
          `It closes before it opens at ${opens}. After midnight a store closes at ${noon} of the next day at the latest.`,
        ),
      ]
    : [];
};

/** Whether the hours of a day last until after the next day opens. */
const isIntoNextDay = ({ opens, closes }: Span, next: Span | undefined): boolean =>
  next !== undefined && closes <= noon && closes < opens && closes > next.opens;

const checkHours: ShopCheck = (files) =>
  [...Map.groupBy(rowsIn(files, hoursKind), ({ value }) => value.set).values()].flatMap((rows) => {
    const week = new Map<string, (typeof rows)[number]>();
    const repeated = rows.flatMap((row) =>
      row.value.days.flatMap((day) => {
        const isTaken = week.has(day);
        if (!isTaken) week.set(day, row);
        return isTaken
          ? [row.fault('days', `Two rows of set ${row.value.set} have hours on ${day}. A day opens once.`)]
          : [];
      }),
    );
    const overlaps = [...week].flatMap(([day, row]) => {
      const next = weekdays[(weekdays.findIndex((each) => each === day) + 1) % weekdays.length] ?? day;
      const { value } = week.get(next) ?? {};
      return isIntoNextDay(row.value, value)
        ? [
            row.fault(
              'closes',
              `The hours of ${day} overlap those of ${next}, which begin at ${value?.opens}.`,
            ),
          ]
        : [];
    });
    return [...rows.flatMap(({ value, fault }) => checkSpan(value, fault)), ...repeated, ...overlaps];
  });

const spanOf = ({
  opens,
  closes,
}: {
  readonly opens?: string;
  readonly closes?: string;
}): Span | undefined => (opens === undefined || closes === undefined ? undefined : { opens, closes });

const checkSpecialDays: ShopCheck = (files) => {
  const rows = rowsIn(files, specialDayKind);
  const spans = new Map(rows.map(({ value }) => [`${value.set} ${value.date}`, spanOf(value)]));
  return rows.flatMap(({ value, fault }) => {
    const { set, date, isClosed = false, opens, closes } = value;
    if (!isDate(date)) return [fault('date', 'The calendar has no such day.')];
    if (isClosed && (opens ?? closes) !== undefined)
      return [fault('isClosed', 'A closed day has no hours. Delete them, or isClosed.')];
    if ((opens === undefined) !== (closes === undefined))
      return [
        fault(
          opens === undefined ? 'opens' : 'closes',
          'Hours have both opens and closes. Without both the day has the usual hours.',
        ),
      ];
    const span = spanOf(value);
    if (!span) return [];
    const next = spans.get(`${set} ${addDays(date, 1)}`);
    return isIntoNextDay(span, next)
      ? [fault('closes', `The hours overlap those of the next day, which begin at ${next?.opens}.`)]
      : checkSpan(span, fault);
  });
};

/** By the set of special days: the sets of hours of its stores. */
const weeksOfSets = (files: KindFiles): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { value } of rowsIn(files, storeKind)) {
    const { hours, specialDays } = value;
    if (hours === undefined || specialDays === undefined) continue;
    found.set(specialDays, (found.get(specialDays) ?? new Set()).add(hours));
  }
  return found;
};

/** The hours of a special day end before the usual ones of the next day begin, and begin after those of the day before have ended. */
const checkAgainstWeek: ShopCheck = (files) => {
  const hours = rowsIn(files, hoursKind).map(({ value }) => value);
  const usual = (set: string, date: string) =>
    hours.find((row) => row.set === set && row.days.some((day) => day === weekdays[weekdayOf(date)]));
  const weeks = weeksOfSets(files);
  const rows = rowsIn(files, specialDayKind).filter(({ value }) => isDate(value.date));
  const special = new Map<string, RowOf<typeof specialDayKind>>(
    rows.map(({ value }) => [`${value.set} ${value.date}`, value]),
  );
  /** Undefined for a day with hours of its own: the rows of special days are compared with each other. */
  const usualOn = (set: string, week: string, date: string): Span | undefined => {
    const row = special.get(`${set} ${date}`);
    return row && (row.isClosed === true || spanOf(row)) ? undefined : usual(week, date);
  };
  return rows.flatMap(({ value, fault }) => {
    const span = spanOf(value);
    if (!span) return [];
    const sets = [...(weeks.get(value.set) ?? [])];
    const [after, before] = [1, -1].map((days) =>
      sets.map((week) => ({ week, usual: usualOn(value.set, week, addDays(value.date, days)) })),
    );
    const next = after?.find((each) => isIntoNextDay(span, each.usual));
    const last = before?.find((each) => each.usual !== undefined && isIntoNextDay(each.usual, span));
    return [
      ...(next
        ? [
            fault(
              'closes',
              `The hours overlap the usual ones of the next day, which begin at ${next.usual?.opens} (hours ${next.week}).`,
            ),
          ]
        : []),
      ...(last
        ? [
            fault(
              'opens',
              `The hours overlap the usual ones of the day before, which end at ${last.usual?.closes} (hours ${last.week}).`,
            ),
          ]
        : []),
    ];
  });
};

export const hoursChecks: readonly ShopCheck[] = [checkHours, checkSpecialDays, checkAgainstWeek];
