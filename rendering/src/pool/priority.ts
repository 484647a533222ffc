import { constants, setPriority } from 'node:os';

const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = constants.priority;
const slightlyLower = 1;

export interface Priorities {
  /** The process gets a tenth of the processor time of one with the usual priority, if both want it. */
  lower(pid: number | undefined): void;
  raise(pid: number | undefined): void;
}
/**
 * Changes the priority of processes, where the system allows raising it again (root, or CAP_SYS_NICE). Elsewhere every process
 * keeps the server's priority: one that stays low would always render slowly.
 */
export const createPriorities = (set: (pid: number, priority: number) => void = setPriority): Priorities => {
  let mayRaise: boolean | undefined;
  const attempt = (pid: number, ...priorities: readonly number[]): boolean => {
    try {
      for (const priority of priorities) set(pid, priority);
      return true;
    } catch {
      // Not allowed, or the process has ended.
      return false;
    }
  };
  return {
    lower: (pid) => {
      if (pid === undefined) return;
      mayRaise ??= attempt(pid, slightlyLower, PRIORITY_NORMAL);
      if (mayRaise) attempt(pid, PRIORITY_BELOW_NORMAL);
    },
    raise: (pid) => {
      if (pid !== undefined && mayRaise) attempt(pid, PRIORITY_NORMAL);
    },
  };
};
