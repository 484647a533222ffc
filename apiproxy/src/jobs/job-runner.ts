import { setTimeout as wait } from 'node:timers/promises';
import type { AppDeps } from '../http/app-deps.ts';
import type { JobDefinition } from './job.ts';
import { createJobLane } from './job-lane.ts';
import { leaseTimes, type LeaseTimes } from './job-lease.ts';
import { laneNames, lanes } from './lanes.ts';

const pollEveryMs = 1_000;

export interface StopLimits {
  /** The time for running jobs to finish. */
  readonly finishWithinMs: number;
  /** After this further time the process has exited, and other processes may run the jobs that did not finish. */
  readonly exitWithinMs: number;
}
export interface JobRunner {
  stop(limits: StopLimits): Promise<void>;
}

/** Runs the jobs of all lanes in this process. Polls every second, and immediately when notified. */
export const startJobRunner = (
  deps: AppDeps,
  jobs: readonly JobDefinition[],
  lease: LeaseTimes = leaseTimes,
): JobRunner => {
  const worker = deps.ids.next();
  const running = laneNames.map((name) =>
    createJobLane(deps, {
      name,
      jobs: jobs.filter(({ lane }) => lane === name),
      workers: lanes[name].workers,
      worker,
      lease,
    }),
  );
  const wakeAll = () => {
    for (const lane of running) lane.wake();
  };
  deps.jobs.onNotify(wakeAll);
  const timer = setInterval(wakeAll, pollEveryMs);
  wakeAll();
  return {
    stop: async ({ finishWithinMs, exitWithinMs }) => {
      clearInterval(timer);
      const drained = Promise.all(running.map((lane) => lane.drain()));
      const timeout = new AbortController();
      const timeLimit = wait(finishWithinMs, true, { signal: timeout.signal }).catch(() => false);
      const isLate = await Promise.race([drained.then(() => false), timeLimit]);
      timeout.abort();
      if (isLate) for (const lane of running) await lane.shortenLeases(exitWithinMs);
    },
  };
};
