import type { AppDeps } from '../http/app-deps.ts';
import { enqueueJob } from './enqueue-job.ts';
import { defineJob, type JobDefinition } from './job.ts';
import { retryPolicies } from './retry-policy.ts';

const hourMs = 60 * 60_000;

export interface HourlyJob {
  readonly job: JobDefinition<Record<string, never>>;
  /** Stores the run of this hour unless it is stored; call it at the start. */
  schedule(deps: AppDeps): Promise<void>;
}

/** Upkeep that runs once an hour however many processes there are, and stores its next run when it has succeeded. */
export const defineHourlyJob = (topic: string, run: (deps: AppDeps) => Promise<void>): HourlyJob => {
  const scheduleAt = (deps: AppDeps, at: Date): Promise<void> => {
    const hour = Math.floor(at.getTime() / hourMs);
    return enqueueJob(deps.db, deps, {
      job,
      payload: {},
      runAt: new Date(hour * hourMs),
      dedupeKey: `${topic}:${hour}`,
    });
  };
  const job = defineJob<Record<string, never>>({
    topic,
    lane: 'upkeep',
    retry: retryPolicies.upkeep,
    run: async (_job, deps) => {
      await run(deps);
      await scheduleAt(deps, new Date(deps.clock.now().getTime() + hourMs));
    },
  });
  return { job, schedule: (deps) => scheduleAt(deps, deps.clock.now()) };
};
