import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '../../http/system.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Db } from '../../storage/database.ts';
import type { Tables } from '../../storage/tables.ts';
import { project, type ProjectShop } from './projection.ts';
import { lockVersions } from './shop-store.ts';
import { readStart, type Start } from './start.ts';

const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;
/** The zones of the earth are UTC+14 to UTC−12, in quarters of an hour. */
const [earliestMs, latestMs] = [-14 * hourMs, 12 * hourMs];
/** When the start takes effect next, in some zone. */
const startAfter = (start: Start, now: Date): Date | undefined => {
  if ('at' in start) return start.at > now ? start.at : undefined;
  const local = Date.parse(`${start.local}Z`);
  const first = local + earliestMs;
  const quarters = Math.max(0, Math.floor((now.getTime() - first) / quarterMs) + 1);
  const next = first + quarters * quarterMs;
  return next > local + latestMs ? undefined : new Date(next);
};

const ids = { next: () => randomUUID() };
const enqueueStart = async (db: Db, clock: Clock, start: Start): Promise<void> => {
  const runAt = startAfter(start, clock.now());
  if (!runAt) return;
  const text = 'local' in start ? start.local : start.at.toISOString();
  const dedupeKey = `${projectShopJob.topic}:${text}:${runAt.toISOString()}`;
  await enqueueJob(db, { ids, clock }, { job: projectShopJob, payload: { start: text }, runAt, dedupeKey });
};

/** Projects the versions in effect when one starts: an own time of stores does in each zone. */
export const projectShopJob = defineJob<{ readonly start: string }>({
  topic: 'project-shop',
  lane: 'upkeep',
  retry: retryPolicies.upkeep,
  run: ({ payload: { start } }, { db, clock, shopProjections }) =>
    db.transaction().execute(async (trx) => {
      await lockVersions(trx);
      await project(trx, shopProjections, clock.now());
      await enqueueStart(trx, clock, readStart(start));
    }),
});

/** For the transaction of a load: projects now, and again when the version starts. */
export const createFollowStart =
  (projections: readonly ProjectShop[], clock: Clock) =>
  async (trx: Transaction<Tables>, start: Start): Promise<void> => {
    await project(trx, projections, clock.now());
    await enqueueStart(trx, clock, start);
  };
