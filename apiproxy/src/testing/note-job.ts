import { defineJob, type Job, type JobDefinition } from '../jobs/job.ts';
import { retryPolicies } from '../jobs/retry-policy.ts';

type NoteRun = (job: Job) => Promise<void> | void;

/** A job for tests: runs the given function, by default in the mail lane. */
export const noteJob = (
  run: NoteRun = () => undefined,
  more: Partial<Pick<JobDefinition, 'topic' | 'lane' | 'retry'>> = {},
): JobDefinition =>
  defineJob({
    topic: 'note',
    lane: 'mail',
    retry: retryPolicies.mail,
    ...more,
    run: async (job) => run(job),
  });
