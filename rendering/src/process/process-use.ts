import { readFileSync } from 'node:fs';

/** The memory and the time that a process has used since its start. */
export interface ProcessUse {
  readonly residentMb: number;
  /** Time on a processor; undefined where the system does not say. */
  readonly cpuMs: number | undefined;
  /** The process waits for something, rather than for a processor. */
  readonly isWaiting: boolean;
}
const unknown: ProcessUse = { residentMb: 0, cpuMs: undefined, isWaiting: false };
const pageBytes = 4096;
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Reads the use of a process from Linux's /proc. Elsewhere only the heap's limit and the wall clock apply. */
export const readProcessUse = (pid: number | undefined): ProcessUse => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const field = (index: number) => Number(fields[index]);
    return {
      residentMb: (field(21) * pageBytes) / 2 ** 20,
      cpuMs: (field(11) + field(12)) * tickMs,
      isWaiting: fields[0] === 'S',
    };
  } catch {
    return unknown;
  }
};

/** On a busy machine a process waits for a processor: it gets this many times its limit. */
const busyFactor = 10;
/** Milliseconds between two checks after which the owner itself has waited for a processor. */
const lateCheckMs = 100;

/** `over`: the process used up its limit. `starved`: others had the processor for so long that nobody waits for the reply. */
export type TimeVerdict = 'within' | 'over' | 'starved';

/**
 * Returns a function that judges the time that a process has had since then. Time in which others had the processor does not
 * count, nor does time in which the owner could not read a reply; a process that waits without a need for a processor has the
 * limit too.
 */
export const startTimeLimit = (
  limitMs: number,
  before: ProcessUse,
  startedAt: number,
): ((use: ProcessUse, now: number) => TimeVerdict) => {
  let last = before.cpuMs;
  let lastAt = startedAt;
  let checkedAt = startedAt;
  return ({ cpuMs, isWaiting }, now) => {
    const isLate = now - checkedAt > lateCheckMs;
    checkedAt = now;
    if (!isWaiting || cpuMs !== last || isLate) [last, lastAt] = [cpuMs, now];
    const elapsedMs = now - startedAt;
    if (elapsedMs < limitMs) return 'within';
    if (before.cpuMs === undefined || cpuMs === undefined) return 'over';
    if (cpuMs - before.cpuMs >= limitMs || now - lastAt >= limitMs) return 'over';
    return elapsedMs >= limitMs * busyFactor ? 'starved' : 'within';
  };
};
