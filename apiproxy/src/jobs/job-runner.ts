import { setTimeout as wait } from 'node:timers/promises';
import type { AppDeps } from '../http/app-deps.ts';
import type { JobDefinition } from './job.ts';
import { createJobLane } from './job-lane.ts';
import { leaseTimes, type LeaseTimes } from './job-lease.ts';
import { laneNames, lanes } from './lanes.ts';

const lookEveryMs = 1_000;

export interface StopLimits {
  /** Running jobs get so long to end. */
  readonly finishWithinMs: number;
  /** The process has ended so long after that: then other processes may run the jobs that did not end. */
  readonly exitWithinMs: number;
}
export interface JobRunner {
  stop(limits: StopLimits): Promise<void>;
}

/** Runs the jobs of all lanes in this process: looks every second, and at once when notified. */
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
  const timer = setInterval(wakeAll, lookEveryMs);
  wakeAll();
  return {
    stop: async ({ finishWithinMs, exitWithinMs }) => {
      clearInterval(timer);
      const drained = Promise.all(running.map((lane) => lane.drain()));
      const timeout = new AbortController();
      const late = wait(finishWithinMs, true, { signal: timeout.signal }).catch(() => false);
      const isLate = await Promise.race([drained.then(() => false), late]);
      timeout.abort();
      if (isLate) for (const lane of running) await lane.shortenLeases(exitWithinMs);
    },
  };
};
