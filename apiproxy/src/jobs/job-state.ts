import { sql, type RawBuilder } from 'kysely';

/** The state of a job: the first case that applies. */
export const jobStates = ['done', 'dead', 'running', 'failing', 'due', 'scheduled'] as const;
export type JobState = (typeof jobStates)[number];

export const jobState = (now: Date): RawBuilder<JobState> => sql<JobState>`case
  when done_at is not null then 'done'
  when dead_at is not null then 'dead'
  when lease_until >= ${now} then 'running'
  when failing_since is not null then 'failing'
  when run_at <= ${now} then 'due'
  else 'scheduled' end`;
