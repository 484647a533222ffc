import type { AppDeps } from '../http/app-deps.ts';
import type { JobDefinition } from './job.ts';
import { leaseDueJob } from './job-lease.ts';
import { runJob } from './run-job.ts';

/** Runs every due job of all lanes, one after the other, and returns their number. */
export const runDueJobs = async (
  deps: AppDeps,
  jobs: readonly JobDefinition[],
  worker = deps.ids.next(),
): Promise<number> => {
  const topics = jobs.map(({ topic }) => topic);
  for (let ran = 0; ; ran += 1) {
    const job = await leaseDueJob(deps, worker, topics);
    const definition = jobs.find(({ topic }) => topic === job?.topic);
    if (!job || !definition) return ran;
    await runJob(deps, definition, { worker, job });
  }
};
