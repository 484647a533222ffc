import type { OperatorReport } from '../../operations/operator-command.ts';
import type { Fault } from '../fault.ts';
import type { KindDifference } from '../versions/difference.ts';
import type { Start } from '../versions/start.ts';

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export const faultTable = (faults: readonly Fault[]) => ({
  columns: faults.length > 0 ? ['file', 'line', 'column', 'value', 'right'] : [],
  rows: faults.map(({ file, line, column, value, right }) => [file, String(line), column, value, right]),
});
export const faultReport = (faults: readonly Fault[]): OperatorReport => {
  const files = new Set(faults.map(({ file }) => file)).size;
  return {
    ...faultTable(faults),
    summary: `${plural(faults.length, 'fault')} in ${plural(files, 'file')}. Nothing was stored.`,
    ok: false,
  };
};

const shownKeys = 8;
const keys = (list: readonly string[]) =>
  [
    ...list.slice(0, shownKeys),
    ...(list.length > shownKeys ? [`and ${list.length - shownKeys} more`] : []),
  ].join(', ');
const differenceRows = (difference: readonly KindDifference[]) =>
  difference.flatMap(({ kind, ...parts }) =>
    Object.entries(parts)
      .filter(([, list]) => list.length > 0)
      .map(([change, list]) => [kind, change, String(list.length), keys(list)]),
  );
export const differenceReport = (difference: readonly KindDifference[], summary: string): OperatorReport => ({
  columns: ['kind', 'change', 'rows', 'keys'],
  rows: differenceRows(difference),
  summary,
  ok: true,
});
export const startText = (start: Start) =>
  'local' in start ? `at ${start.local} of each store’s own time` : `at ${start.at.toISOString()}`;

export const said = (warnings: readonly Fault[]) =>
  warnings.length > 0 ? `, ${plural(warnings.length, 'warning')}` : '';
