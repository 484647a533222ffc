import type { AppDeps } from '../http/app-deps.ts';
import { enqueueJob } from './enqueue-job.ts';
import { defineJob, type JobDefinition } from './job.ts';
import { retryPolicies } from './retry-policy.ts';

const hourMs = 60 * 60_000;

export interface PeriodicJob {
  readonly job: JobDefinition<Record<string, never>>;
  /** Stores the run of the current period unless it is already stored. Call it at startup. */
  schedule(deps: AppDeps): Promise<void>;
}

/** Maintenance that runs once per period across all processes. A successful run stores the next one. */
export const definePeriodicJob = (
  topic: string,
  everyMs: number,
  run: (deps: AppDeps) => Promise<void>,
): PeriodicJob => {
  const scheduleAt = (deps: AppDeps, at: Date): Promise<void> => {
    const period = Math.floor(at.getTime() / everyMs);
    return enqueueJob(deps.db, deps, {
      job,
      payload: {},
      runAt: new Date(period * everyMs),
      dedupeKey: `${topic}:${period}`,
    });
  };
  const job = defineJob<Record<string, never>>({
    topic,
    lane: 'upkeep',
    retry: retryPolicies.upkeep,
    run: async (_job, deps) => {
      await run(deps);
      await scheduleAt(deps, new Date(deps.clock.now().getTime() + everyMs));
    },
  });
  return { job, schedule: (deps) => scheduleAt(deps, deps.clock.now()) };
};

/** A periodic job with a period of one hour. */
export const defineHourlyJob = (topic: string, run: (deps: AppDeps) => Promise<void>): PeriodicJob =>
  definePeriodicJob(topic, hourMs, run);
