import type { AppDeps } from '../http/app-deps.ts';
import { outsideTransaction } from '../storage/guarded-pool.ts';
import type { JobHandlers } from './job.ts';
import { runDueJobs } from './run-jobs.ts';

const lookEveryMs = 1_000;

export interface JobRunner {
  /** Resolves when the job at work is finished. */
  stop(): Promise<void>;
}

/** The worker of this process: looks every second, and at once when the bell rings. */
export const startJobRunner = (deps: AppDeps, handlers: JobHandlers): JobRunner => {
  const worker = deps.ids.next();
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    do {
      again = false;
      try {
        await runDueJobs(deps, handlers, worker);
      } catch (cause) {
        deps.log.error({ cause }, 'job runner failed');
      }
    } while (again && !stopped);
    running = undefined;
  };
  const wake = (): void => {
    if (stopped) return;
    again = true;
    running ??= outsideTransaction(drain);
  };

  deps.jobs.onRing(wake);
  const timer = setInterval(wake, lookEveryMs);
  wake();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
