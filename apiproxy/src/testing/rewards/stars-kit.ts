import assert from 'node:assert/strict';
import { modules } from '../../app/modules.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { bookEarnedStars, bookReloadStars } from '../../rewards/stars/earning.ts';
import { readStars } from '../../rewards/stars/star-ledger.ts';
import { returnSource } from '../../rewards/stars/star-sources.ts';
import { giveBackOffer, takeOffer } from '../../rewards/offers/offer-use.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const starChecks = collectChecks(modules).filter(({ name }) => /^star |^Stars /.test(name));

/** A member without Stars, who joined on 14 March 2025, with everything that moves Stars. */
export const createStarMember = async (
  deps: AppDeps,
  { memberId, ...over }: { memberId: string; level?: 'GREEN' | 'GOLD' | 'RESERVE'; birthday?: string },
) => {
  const green = await deps.db
    .selectFrom('member')
    .selectAll()
    .where('member_id', '=', 'member-green')
    .executeTakeFirstOrThrow();
  await deps.db
    .insertInto('member')
    .values({
      ...green,
      member_id: memberId,
      ex_id: memberId,
      email: `${memberId}@crema.test`,
      joined_at: new Date('2025-03-14T09:30:00Z'),
      ...over,
    })
    .execute();
  const within = <Result>(run: Parameters<ReturnType<AppDeps['db']['transaction']>['execute']>[0]) =>
    deps.db.transaction().execute(run) as Promise<Result>;
  return {
    memberId,
    earn: (orderId: string, tenths: number): Promise<void> =>
      within((trx) =>
        bookEarnedStars(trx, deps, { orderId, memberId, tenths, programmeVersion: '2026-1 levels' }),
      ),
    reload: (reloadId: string, amountMinor: number): Promise<void> =>
      within((trx) => bookReloadStars(trx, deps, { reloadId, memberId, amountMinor })),
    chargeBack: (
      refType: 'order' | 'reload',
      refId: string,
      { id, amountMinor, paidMinor }: { id: string; amountMinor: number; paidMinor: number },
    ): Promise<void> =>
      within((trx) => returnSource(trx, deps, { refType, refId, chargebackId: id, amountMinor, paidMinor })),
    /** False if the Stars do not suffice: then nothing is stored. */
    spend: async (orderId: string, stars: number): Promise<boolean> => {
      const use = {
        orderId,
        memberId,
        type: 'STAR_REWARD',
        code: String(stars),
        stars,
        discountMinor: 100,
      } as const;
      class TooFew extends Error {}
      return deps.db
        .transaction()
        .execute(async (trx) => {
          if (!(await takeOffer(trx, deps, use, 'SPENT'))) throw new TooFew();
          return true;
        })
        .catch((cause: unknown) => {
          if (cause instanceof TooFew) return false;
          throw cause;
        });
    },
    giveBack: (orderId: string): Promise<void> => within((trx) => giveBackOffer(trx, deps, orderId, 'SPENT')),
    balance: () => readStars(deps.db, memberId),
    level: async () =>
      (
        await deps.db
          .selectFrom('member')
          .select('level')
          .where('member_id', '=', memberId)
          .executeTakeFirstOrThrow()
      ).level,
    entries: async () =>
      (
        await deps.db
          .selectFrom('star_ledger')
          .select(['kind', 'tenths'])
          .where('member_id', '=', memberId)
          .orderBy('seq')
          .execute()
      ).map(({ kind, tenths }) => [kind, tenths] as const),
    /** The ends of the batches that have Stars, by month. */
    batches: async () =>
      (
        await deps.db
          .selectFrom('star_batch')
          .selectAll()
          .where('member_id', '=', memberId)
          .where('remaining_tenths', '>', 0)
          .orderBy('month')
          .execute()
      ).map((batch) => [
        batch.month,
        batch.remaining_tenths,
        batch.expires_at?.toISOString().slice(0, 10) ?? null,
      ]),
  };
};

export const runStarJobs = (deps: AppDeps) => runDueJobs(deps, jobs);

/** The ledger, the batches, the uses and the sources agree. */
export const assertStarsAgree = async (deps: AppDeps): Promise<void> => {
  const results = await runChecks(deps.db, starChecks, deps.clock.now());
  assert.equal(results.length, starChecks.length);
  assert.deepEqual(
    results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
    [],
  );
};
