import type { Kysely } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Tables } from '../storage/tables.ts';
import type { JobDefinition } from './job.ts';
import type { JobPayload } from './jobs.tables.ts';

export interface NewJob<Payload extends JobPayload> {
  readonly job: JobDefinition<Payload>;
  readonly payload: NoInfer<Payload>;
  readonly runAt?: Date;
  /** A second job with the same key is not stored. */
  readonly dedupeKey?: string;
}

/**
 * Stores a job in the caller's transaction, so that both are committed or neither is. Call `deps.jobs.notify()` after
 * the commit to run it immediately.
 */
export const enqueueJob = async <Payload extends JobPayload>(
  db: Kysely<Tables>,
  { ids, clock }: Pick<AppDeps, 'ids' | 'clock'>,
  { job, payload, runAt, dedupeKey }: NewJob<Payload>,
): Promise<void> => {
  await db
    .insertInto('job')
    .values({
      id: ids.next(),
      topic: job.topic,
      payload: JSON.stringify(payload),
      dedupe_key: dedupeKey ?? null,
      run_at: runAt ?? clock.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
};
