import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '../../http/system.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Db } from '../../storage/database.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Shop } from '../read-shop.ts';
import { readSample } from '../sample.ts';
import { lockVersions, readActivations, readVersion } from './shop-store.ts';
import { createVersionAt, readStart, type Start } from './start.ts';

/** The versions in effect, for a projection. */
export interface ShopsInEffect {
  readonly now: Date;
  /** The data in effect in a zone; undefined if no version has started: the stored rows stay as they are. */
  shopAt(timeZone: string): Promise<Shop | undefined>;
}
/**
 * Makes rows of a module's tables those of the shop in effect, for data that transactions read or that SQL joins. It runs in the transaction of a
 * load, and when a version starts later: equal data must change nothing.
 */
export type ProjectShop = (trx: Transaction<Tables>, shops: ShopsInEffect) => Promise<void>;
declare module '../../http/app-deps.ts' {
  interface AppDeps {
    readonly shopProjections: readonly ProjectShop[];
  }
}

const project = async (
  trx: Transaction<Tables>,
  projections: readonly ProjectShop[],
  now: Date,
): Promise<void> => {
  const versionAt = createVersionAt(await readActivations(trx));
  const shops = new Map<number, Promise<Shop>>();
  const shopAt = async (timeZone: string) => {
    const version = versionAt(now, timeZone);
    if (version === undefined) return undefined;
    const shop = shops.get(version) ?? readVersion(trx, version);
    shops.set(version, shop);
    return shop;
  };
  for (const run of projections) await run(trx, { now, shopAt });
};

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

/** Projects the sample until a version has started. Production does not call it: nothing is invented there (SHP-013). */
export const projectSample = ({
  db,
  clock,
  shopProjections,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly shopProjections: readonly ProjectShop[];
}): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockVersions(trx);
    const now = clock.now();
    if (createVersionAt(await readActivations(trx))(now, 'UTC') !== undefined) return;
    for (const run of shopProjections) await run(trx, { now, shopAt: () => Promise.resolve(readSample()) });
  });
