import { isRecord, type Validator } from '@crema/shared-contracts';
import { memberVisitValue } from '@crema/remote-kit';
import type { LoadedHistory } from './history.rules.ts';

/** The list that the member left, with its filter. */
export interface StoredHistory extends LoadedHistory {
  readonly filter: string;
}
/** This version of the page wrote it: the parts that decide are checked. */
const validate = ((value: unknown, path = 'history') => {
  if (!isRecord(value) || typeof value['filter'] !== 'string') return `${path}: expected a list`;
  const { entries, cursor } = value;
  if (
    !Array.isArray(entries) ||
    !entries.every((entry) => isRecord(entry) && typeof entry['id'] === 'string')
  )
    return `${path}.entries: expected entries`;
  return cursor === null || typeof cursor === 'string' ? undefined : `${path}.cursor: expected a text`;
}) as Validator<StoredHistory>;

interface VisitValue {
  readonly read: () => StoredHistory | undefined;
  readonly write: (list: StoredHistory) => void;
}
/** For this visit: Back shows the list where it was. The host deletes it with the session (D-166). */
export const storedHistory: (memberId: string) => VisitValue = memberVisitValue<StoredHistory>({
  name: 'history',
  version: 1,
  validate,
});
