import {
  array,
  nonEmptyString,
  object,
  picklist,
  streamMarkKinds,
  type HostServices,
  type StreamMark,
} from '@crema/shared-contracts';
import { memberValue } from '@crema/remote-kit';

/** A mark that was never sent is given up after this time. */
const keptMs = 30 * 24 * 60 * 60_000;
const stored = memberValue({
  name: 'feed-marks',
  version: 1,
  validate: array(object({ kind: picklist(...streamMarkKinds), subject: nonEmptyString })),
});
const isSame = (one: StreamMark) => (other: StreamMark) =>
  one.kind === other.kind && one.subject === other.subject;

/** The marks of a member that the server has not confirmed yet. They outlive the page and end with the session (E07, D-166). */
export interface PendingMarks {
  readonly list: () => readonly StreamMark[];
  readonly add: (mark: StreamMark) => void;
  readonly remove: (mark: StreamMark) => void;
}
/** While the browser forbids the storage, the marks are kept as long as the page is loaded. */
export const createPendingMarks = (memberId: string, clock: HostServices['clock']): PendingMarks => {
  let inMemory: readonly StreamMark[] = [];
  const list = () => stored.read(memberId, clock.now())?.content ?? inMemory;
  const write = (marks: readonly StreamMark[]) => {
    inMemory = marks;
    if (marks.length === 0) stored.delete(memberId);
    else stored.write({ memberId, until: clock.now() + keptMs, content: [...marks] });
  };
  const others = (mark: StreamMark) => list().filter((known) => !isSame(mark)(known));
  return {
    list,
    add: (mark) => write([...others(mark), mark]),
    remove: (mark) => write(others(mark)),
  };
};
