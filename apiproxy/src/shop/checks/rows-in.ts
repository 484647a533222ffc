import { showValue, type Fault } from '../fault.ts';
import { isLocalMinute } from '../versions/start.ts';
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

/** The faults of rows that hold from one local minute until another. */
export const checkPeriod = ({
  value: { from, until },
  fault,
}: {
  readonly value: { readonly from?: string; readonly until?: string };
  readonly fault: CheckedRow<Kind>['fault'];
}): readonly Fault[] => {
  const wrong = Object.entries({ from, until }).filter(
    ([, minute]) => minute !== undefined && !isLocalMinute(minute),
  );
  if (wrong.length > 0) return wrong.map(([field]) => fault(field, 'The calendar has no such minute.'));
  return from !== undefined && until !== undefined && until <= from
    ? [fault('until', 'The end is after the start.')]
    : [];
};
