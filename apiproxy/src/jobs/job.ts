import type { AppDeps } from '../http/app-deps.ts';
import type { JobPayload } from './jobs.tables.ts';

export interface Job {
  readonly id: string;
  readonly topic: string;
  readonly payload: JobPayload;
  readonly attempts: number;
}
/** Does the work of one job. At-least-once: it must be safe to run twice. Throwing means "try again later". */
export type JobHandler = (job: Job, deps: AppDeps) => Promise<void>;
/** topic → handler. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Wakes the runner of this process; others find the work at their next look. */
export interface JobBell {
  ring(): void;
  onRing(listener: () => void): void;
}
export const createJobBell = (): JobBell => {
  const listeners = new Set<() => void>();
  return {
    ring: () => {
      for (const listener of listeners) listener();
    },
    onRing: (listener) => void listeners.add(listener),
  };
};
