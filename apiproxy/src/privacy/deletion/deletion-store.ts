import type { AppDeps } from '../../http/app-deps.ts';
import { findDeletion } from '../../identity/identity.public.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { deleteAccount } from './delete-account.job.ts';
import { mailDeletion } from './mail-deletion.job.ts';

/** D-119: the days in which a member can keep the account. */
const graceMs = 30 * 24 * 60 * 60_000;

/** Plans the deletion in 30 days, once: a repeated request keeps the first date. */
export const planDeletion = async (deps: AppDeps, memberId: string): Promise<void> => {
  const now = deps.clock.now();
  const dueAt = new Date(now.getTime() + graceMs);
  await deps.db.transaction().execute(async (trx) => {
    const planned = await trx
      .insertInto('account_deletion')
      .values({ member_id: memberId, asked_at: now, due_at: dueAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('member_id')
      .executeTakeFirst();
    if (!planned) return;
    const payload = { memberId, dueAt: dueAt.toISOString() };
    await enqueueJob(trx, deps, { job: deleteAccount, payload, runAt: dueAt });
    await enqueueJob(trx, deps, { job: mailDeletion, payload: { ...payload, kind: 'planned' } });
  });
  deps.jobs.notify();
};

/** Keeps the account. False once the deletion has begun; true also for an account that is not being deleted. */
export const undoDeletion = async (deps: AppDeps, memberId: string): Promise<boolean> => {
  const isKept = await deps.db.transaction().execute(async (trx) => {
    const undone = await trx
      .deleteFrom('account_deletion')
      .where('member_id', '=', memberId)
      .where('started_at', 'is', null)
      .returning('due_at')
      .executeTakeFirst();
    if (!undone) return (await findDeletion(trx, memberId)) === undefined;
    const payload = { memberId, dueAt: undone.due_at.toISOString(), kind: 'undone' } as const;
    await enqueueJob(trx, deps, { job: mailDeletion, payload });
    return true;
  });
  deps.jobs.notify();
  return isKept;
};
