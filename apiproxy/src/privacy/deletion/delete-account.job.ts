import type { AppDeps } from '../../http/app-deps.ts';
import { closeSignIn } from '../../identity/identity.public.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob, type JobDefinition } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Db } from '../../storage/database.ts';
import { eraseMember } from './erase-member.ts';

const hourMs = 60 * 60_000;

/** Whether one of the modules still has something of the member to end. */
const waitsFor = async (
  what: 'hasOpenBusiness' | 'hasWaitingMail',
  { accountDeletions }: AppDeps,
  db: Db,
  memberId: string,
): Promise<boolean> => {
  for (const part of accountDeletions) if (await part[what]?.(db, memberId)) return true;
  return false;
};
type DeletionPayload = { readonly memberId: string; readonly dueAt: string };

/** Begins the deletion if it is due and was not undone; from then on it cannot be undone. Undefined for a deletion that is over. */
const begin = async (
  deps: AppDeps,
  { memberId, dueAt }: DeletionPayload,
): Promise<'wait' | 'go' | 'over'> => {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('account_deletion')
      .selectAll()
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    // An account that was kept and is deleted again has a job of its own.
    if (!row || row.done_at !== null || row.due_at.toISOString() !== dueAt || row.due_at > now) return 'over';
    if (row.started_at !== null) return 'go';
    if (await waitsFor('hasOpenBusiness', deps, trx, memberId)) return 'wait';
    await trx
      .updateTable('account_deletion')
      .set({ started_at: now })
      .where('member_id', '=', memberId)
      .execute();
    return 'go';
  });
};

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
    if (state === 'go') {
      await closeSignIn(deps, memberId);
      for (const { close } of deps.accountDeletions) await close?.(deps, memberId);
    }
    const isOpen =
      (await waitsFor('hasOpenBusiness', deps, deps.db, memberId)) ||
      (await waitsFor('hasWaitingMail', deps, deps.db, memberId));
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
