import { showValue, type Fault } from '../fault.ts';
import { isLocalMinute, readInstant } from '../versions/start.ts';
import type { Kind, RowOf } from '../kind.ts';
import type { LocatedRow } from '../reading/located-rows.ts';
import type { KindFiles } from './check-rows.ts';

export interface CheckedRow<K extends Kind> {
  readonly value: RowOf<K>;
  fault(field: string, right: string): Fault;
}
/** The rows of a kind with their places. */
export const rowsIn = <K extends Kind>(files: KindFiles, kind: K): readonly CheckedRow<K>[] => {
  const { file = '', rows = [] } = files.get(kind.name) ?? {};
  return rows.map((row: LocatedRow) => ({
    value: row.value as RowOf<K>,
    fault: (field, right) => ({
      file,
      ...row.placeOf([field]),
      column: field,
      value: showValue(row.value[field]),
      right,
    }),
  }));
};

const hasZone = (text: string) => /(?:Z|[+-]\d{2}:\d{2})$/.test(text);
/** The time of a text for comparison; undefined if the calendar has no such minute. */
const timeOf = (text: string): number | undefined => {
  if (hasZone(text)) return readInstant(text)?.getTime();
  return isLocalMinute(text) ? Date.parse(`${text}Z`) : undefined;
};

/** The faults of rows that hold from one local minute, or one instant, until another. */
export const checkPeriod = ({
  value: { from, until },
  fault,
}: {
  readonly value: { readonly from?: string; readonly until?: string };
  readonly fault: CheckedRow<Kind>['fault'];
}): readonly Fault[] => {
  const [starts, ends] = [from, until].map((text) => text && timeOf(text));
  const wrong = Object.entries({ from, until }).filter(
    ([, minute]) => minute !== undefined && timeOf(minute) === undefined,
  );
  if (wrong.length > 0) return wrong.map(([field]) => fault(field, 'The calendar has no such minute.'));
  return typeof starts === 'number' && typeof ends === 'number' && ends <= starts
    ? [fault('until', 'The end is after the start.')]
    : [];
};
