// Reads the processor time and memory of a server from /proc (Linux): of its own process and of those that it has started, such
// as its renderers.
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** The fields of /proc/PID/stat from the third on; undefined for a process that has ended. */
const statOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
};
/** The processes that `pid` has started, and those that they have started. */
export const startedBy = (pid) => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(statOf(name)?.[1]) }));
  const below = (parent) =>
    parents.filter((row) => row.parent === parent).flatMap((row) => [row.pid, ...below(row.pid)]);
  return below(Number(pid));
};
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** User and system time since the processes started, with the time of those that have ended. */
export const cpuSeconds = (pid) =>
  sum(
    // utime, stime and the same of ended processes are the fields 14 to 17.
    [pid, ...startedBy(pid)].map((one) => sum((statOf(one) ?? []).slice(11, 15).map(Number))),
  ) / ticksPerSecond;

/** The memory of one process. Pages that several processes share, such as Node's code, count in equal parts. */
const ownMb = (pid) => {
  try {
    const [, kilobytes = '0'] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
};
/** { all, started }: the memory of the processes, and the part of those that `pid` has started. */
export const memoryParts = (pid) => {
  const started = sum(startedBy(pid).map(ownMb));
  return { all: ownMb(pid) + started, started };
};
export const memoryMb = (pid) => memoryParts(pid).all;
