import { detachCards } from '../../cards/cards.public.ts';
import { cancelGift, listScheduled } from '../../gifts/gifts.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { closeSignIn } from '../../identity/identity.public.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob, type JobDefinition } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { endGrantsOf } from '../../oauth/oauth.public.ts';
import { listInstruments, removeInstrument } from '../../payments/payments.public.ts';
import { listLinks, loseStars, unlink } from '../../rewards/rewards.public.ts';
import { eraseMember } from './erase-member.ts';
import { hasOpenBusiness, hasWaitingMail } from './open-business.ts';

const hourMs = 60 * 60_000;

type DeletionPayload = { readonly memberId: string; readonly dueAt: string };

/** Begins the deletion if it is due and was not undone; from then on it cannot be undone. Undefined for a deletion that is over. */
const begin = async (
  { db, clock }: AppDeps,
  { memberId, dueAt }: DeletionPayload,
): Promise<'wait' | 'go' | 'over'> => {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('account_deletion')
      .selectAll()
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    // An account that was kept and is deleted again has a job of its own.
    if (!row || row.done_at !== null || row.due_at.toISOString() !== dueAt || row.due_at > now) return 'over';
    if (row.started_at !== null) return 'go';
    if (await hasOpenBusiness(trx, memberId)) return 'wait';
    await trx
      .updateTable('account_deletion')
      .set({ started_at: now })
      .where('member_id', '=', memberId)
      .execute();
    return 'go';
  });
};

/** Each step is done once: a repeated one finds nothing to do. */
const steps: readonly ((deps: AppDeps, memberId: string) => Promise<void>)[] = [
  closeSignIn,
  ({ db }, memberId) => endGrantsOf(db, memberId),
  async (deps, memberId) => {
    for (const { giftId } of await listScheduled(deps.db, { memberId }, 'en-US'))
      await cancelGift(deps, { owner: { memberId }, giftId });
  },
  (deps, memberId) => deps.db.transaction().execute((trx) => detachCards(trx, deps, memberId)),
  (deps, memberId) => deps.db.transaction().execute((trx) => loseStars(trx, deps, memberId)),
  async (deps, memberId) => {
    for (const { payment_method_id: paymentMethodId } of await listInstruments(deps.db, memberId))
      await deps.db
        .transaction()
        .execute((trx) => removeInstrument(trx, deps, { memberId, paymentMethodId }));
  },
  async (deps, memberId) => {
    for (const { partner_id: partner } of await listLinks(deps.db, memberId))
      await unlink(deps, { memberId, partner });
  },
];

/**
 * D-160: deletes an account at the end of its 30 days. While an order or a payment is open it looks again each hour, and until the
 * mails with the money are handed over it does not empty the account. A job that was interrupted continues.
 */
export const deleteAccount: JobDefinition<DeletionPayload> = defineJob<DeletionPayload>({
  topic: 'delete-account',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ id, payload }, deps) => {
    const { memberId } = payload;
    const state = await begin(deps, payload);
    if (state === 'over') return;
    if (state === 'go') for (const step of steps) await step(deps, memberId);
    const isOpen = (await hasOpenBusiness(deps.db, memberId)) || (await hasWaitingMail(deps.db, memberId));
    if (state === 'wait' || isOpen)
      await enqueueJob(deps.db, deps, {
        job: deleteAccount,
        payload,
        runAt: new Date(deps.clock.now().getTime() + hourMs),
        dedupeKey: `delete-account-after:${id}`,
      });
    else await eraseMember(deps, memberId);
    deps.jobs.notify();
  },
});
