import type { Kysely } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Tables } from '../storage/tables.ts';
import type { JobPayload } from './jobs.tables.ts';

export interface NewJob {
  readonly topic: string;
  readonly payload: JobPayload;
  readonly runAt?: Date;
  /** A second job with the same key is not stored. */
  readonly dedupeKey?: string;
}

/**
 * Stores a job in the caller's transaction, so that it exists exactly when its cause does. Ring
 * `deps.jobs` after the commit to have it run at once.
 */
export const enqueueJob = async (
  db: Kysely<Tables>,
  { ids, clock }: Pick<AppDeps, 'ids' | 'clock'>,
  { topic, payload, runAt, dedupeKey }: NewJob,
): Promise<void> => {
  await db
    .insertInto('job')
    .values({
      id: ids.next(),
      topic,
      payload: JSON.stringify(payload),
      dedupe_key: dedupeKey ?? null,
      run_at: runAt ?? clock.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
};
