import { historyLimits, historyTypes, type HistoryEntry, type HistoryType } from '@crema/shared-contracts';

/** The filter of the page, as its URL has it. */
export interface HistoryFilter {
  readonly type: HistoryType | undefined;
  /** `YYYY-MM`. */
  readonly month: string | undefined;
}
const isType = (text: string | null): text is HistoryType => historyTypes.some((type) => type === text);
export const readFilter = (query: URLSearchParams, months: readonly string[]): HistoryFilter => {
  const [type, month] = [query.get('type'), query.get('month')];
  return {
    type: isType(type) ? type : undefined,
    month: month !== null && months.includes(month) ? month : undefined,
  };
};

const monthFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
/** The month of an instant in a zone, as `YYYY-MM`. */
export const monthOf = (instant: string | number, timeZone: string): string => {
  const parts = Object.fromEntries(
    monthFormat(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year'] ?? ''}-${parts['month'] ?? ''}`;
};
const monthsPerYear = 12;
/** The months of the history, the present one first (D-116). */
export const listMonths = (now: number, timeZone: string): readonly string[] => {
  const [year = 0, month = 1] = monthOf(now, timeZone).split('-').map(Number);
  const present = year * monthsPerYear + month - 1;
  return Array.from({ length: historyLimits.months + 1 }, (_, back) => {
    const index = present - back;
    return `${Math.floor(index / monthsPerYear)}-${String((index % monthsPerYear) + 1).padStart(2, '0')}`;
  });
};

export interface MonthOfEntries {
  readonly month: string;
  readonly entries: readonly HistoryEntry[];
}
/** The entries by month, in their order. */
export const groupByMonth = (
  entries: readonly HistoryEntry[],
  timeZone: string,
): readonly MonthOfEntries[] => {
  const months = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const month = monthOf(entry.at, timeZone);
    const known = months.get(month);
    if (known) known.push(entry);
    else months.set(month, [entry]);
  }
  return [...months].map(([month, found]) => ({ month, entries: found }));
};

/** The entries that the page has loaded. */
export interface LoadedHistory {
  readonly entries: readonly HistoryEntry[];
  /** Null after the oldest entry. */
  readonly cursor: string | null;
}
/**
 * The first entries as they are now, followed by the older ones that were loaded before. An entry that is between both has left the
 * list or is new: then the list ends with the new part, and the rest is loaded again.
 */
export const refresh = (loaded: LoadedHistory, now: LoadedHistory): LoadedHistory => {
  const last = now.entries.at(-1);
  const index = loaded.entries.findIndex(({ id }) => id === last?.id);
  if (now.cursor === null || index === -1) return now;
  return { entries: [...now.entries, ...loaded.entries.slice(index + 1)], cursor: loaded.cursor };
};
