import { money } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { charge, isReleasedUndecided, releaseNow } from '../../payments/payments.public.ts';
import { reloadErrorOf } from '../reloads/reload-errors.ts';
import { failReload, findReload, lockOpenReload, type ReloadRow } from '../reloads/reload-store.ts';
import { settleReload } from '../reloads/settle-reload.ts';
import { mailAutoReload, undecidedCode } from './auto-reload-mail.job.ts';
import { autoReloadTopic } from './reloading.ts';
import { checkAutoReload } from './skip-rules.ts';

const hourMs = 60 * 60_000;
/** Without a decision or after a decline it is tried again one hour and 24 hours after the debit. Then auto reload is turned off. */
export const retryAfterMs = [hourMs, 24 * hourMs] as const;

export const attemptKey = (reloadId: string, attempt: number): string => `auto-reload:${reloadId}:${attempt}`;

/**
 * Another attempt has a reference of its own: the provider answers a reference with its first result. That the bank has not
 * decided an attempt is stored, because the email may not say then that it has declined each one.
 */
const scheduleRetry = (deps: AppDeps, reload: ReloadRow, delayMs: number): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const open = await lockOpenReload(trx, reload.reload_id);
    if (!open || open.attempts !== reload.attempts) return;
    const attempts = open.attempts + 1;
    await trx
      .updateTable('card_reload')
      .set({ attempts, reference: `${open.reload_id}-${attempts}`, error_code: reload.error_code })
      .where('reload_id', '=', open.reload_id)
      .execute();
    await enqueueJob(trx, deps, {
      job: autoReload,
      payload: { reloadId: open.reload_id },
      runAt: new Date(open.created_at.getTime() + delayMs),
      dedupeKey: attemptKey(open.reload_id, attempts),
    });
  });

/**
 * The last retry brought no money: the profile that started the attempts is turned off, and the member gets an email. A profile that
 * the member saved after the debit, or has turned off, stays as it is, and nothing is mailed.
 */
const turnOff = (deps: AppDeps, reload: ReloadRow, errorCode: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    await failReload(trx, reload, errorCode, deps.clock.now());
    const ended = await trx
      .updateTable('auto_reload')
      .set({ status: errorCode === undecidedCode ? 'off' : 'declined' })
      .where('card_id', '=', reload.card_id)
      .where('member_id', '=', reload.member_id)
      .where('status', '=', 'on')
      .where('consented_at', '<=', reload.created_at)
      .returning('card_id')
      .executeTakeFirst();
    if (ended) await enqueueMail(trx, deps, reload.reload_id);
  });
const enqueueMail = (db: AppDeps['db'], deps: AppDeps, reloadId: string): Promise<void> =>
  enqueueJob(db, deps, {
    job: mailAutoReload,
    payload: { reloadId },
    dedupeKey: `mail-auto-reload:${reloadId}`,
  });

/** Ends an attempt without money: the next one follows, or auto reload is turned off. */
const endAttempt = async (deps: AppDeps, reload: ReloadRow, errorCode: string): Promise<void> => {
  const delayMs = retryAfterMs[reload.attempts - 1];
  await (delayMs === undefined ? turnOff(deps, reload, errorCode) : scheduleRetry(deps, reload, delayMs));
};

const attempt = async (deps: AppDeps, reload: ReloadRow, instrumentId: string): Promise<void> => {
  const result = await charge(deps, {
    reference: reload.reference,
    purpose: reload.purpose,
    subject: reload.reload_id,
    source: { kind: 'instrument', instrumentId },
    amount: money(reload.amount_minor, reload.currency),
  });
  // The bank did not decide in time, and the payment was released: it charges nothing, and the bank has declined nothing.
  if (await isReleasedUndecided(deps.db, reload.reference))
    return endAttempt(deps, { ...reload, error_code: undecidedCode }, undecidedCode);
  if (result.outcome === 'refused')
    return endAttempt(deps, reload, reload.error_code ?? reloadErrorOf(result));
  if (result.outcome !== 'authorised')
    throw new Error(`The provider has not decided ${reload.reference} yet. The job is repeated.`);
  const { state } = await settleReload(deps, reload, result);
  if (state === 'DONE') await enqueueMail(deps.db, deps, reload.reload_id);
};

/** An earlier run of this attempt may have held the amount: it is released. */
const skip = async (deps: AppDeps, reload: ReloadRow, code: string): Promise<void> => {
  await failReload(deps.db, reload, code, deps.clock.now());
  await releaseNow(deps, reload.reference);
};

/**
 * Charges the payment method of an auto reload and credits the card (CRD-034). A debit stores one reload and this job; a
 * repeated run finds the same payment. Never above the highest balance.
 */
export const autoReload = defineJob<{ reloadId: string }>({
  topic: autoReloadTopic,
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reloadId } }, deps) => {
    const reload = await findReload(deps.db, reloadId);
    if (reload?.state !== 'STARTED') {
      // A crash after the money was booked may have lost the email.
      if (reload?.state === 'DONE') await enqueueMail(deps.db, deps, reloadId);
      return;
    }
    const { code, instrumentId } = await checkAutoReload(deps.db, deps, reload);
    if (code === undefined) await attempt(deps, reload, instrumentId);
    else await skip(deps, reload, code);
    deps.jobs.notify();
  },
});
