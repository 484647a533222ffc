import { money } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { definePurchase, isReleasedUndecided, type PurchaseFailure } from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { reloadOf } from '../reloads/reload-purchase.ts';
import { endReload, findReload, type ReloadRow } from '../reloads/reload-store.ts';
import {
  askCustomer,
  enqueueAutoReloadMail,
  unconfirmedCode,
  undecidedCode,
} from './auto-reload-mail.job.ts';
import { autoReloadTopic } from './reloading.ts';
import { checkAutoReload } from './skip-rules.ts';

const hourMs = 60 * 60_000;
/** Without a decision or after a decline it is tried again one hour and 24 hours after the debit. Then auto reload is turned off. */
export const retryAfterMs = [hourMs, 24 * hourMs] as const;

export const attemptKey = (reloadId: string, attempt: number): string => `auto-reload:${reloadId}:${attempt}`;

/** The ends of attempts that the bank did not all decline: the last email names the first of them. */
const openEnds: readonly string[] = [unconfirmedCode, undecidedCode];
/** The first of these ends among the attempts so far: the last email may not say then that the bank has declined each one. */
const openEndOf = ({ error_code }: ReloadRow, { code, asksCustomer }: PurchaseFailure): string | undefined =>
  openEnds.find((end) => end === error_code || end === (asksCustomer ? unconfirmedCode : code));

/**
 * The last retry brought no money: the profile that started the attempts is turned off, and the member gets an email. A profile that
 * the member saved after the debit, or has turned off, stays as it is, and nothing is mailed.
 */
const turnOff = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  reload: ReloadRow,
  code: string,
): Promise<void> => {
  await endReload(trx, deps, reload, code);
  const ended = await trx
    .updateTable('auto_reload')
    .set({ status: openEnds.includes(code) ? 'off' : 'declined' })
    .where('card_id', '=', reload.card_id)
    .where('member_id', '=', reload.member_id)
    .where('status', '=', 'on')
    .where('consented_at', '<=', reload.created_at)
    .returning('card_id')
    .executeTakeFirst();
  if (ended) await enqueueAutoReloadMail(trx, deps, reload.reload_id);
};

/**
 * Its customer is away: the job below charges and decides, instead of the job that waits for a decision. A reload that is not wanted any
 * more ends; after a refusal, or without a decision, the next attempt follows.
 */
const { charge, decide, release } = definePurchase<ReloadRow, { reloadId: string }>({
  ...reloadOf('auto-reload'),
  topic: autoReloadTopic,
  undecidedCode,
  fail: async (trx, deps, reload, failure) => {
    if (failure.step === 'settle') return endReload(trx, deps, reload, failure.code);
    const { reload_id: reloadId, attempts } = reload;
    const openEnd = openEndOf(reload, failure);
    const delayMs = retryAfterMs[attempts - 1];
    if (delayMs === undefined) return turnOff(trx, deps, reload, openEnd ?? failure.code);
    if (failure.asksCustomer) await askCustomer(trx, deps, reloadId);
    // The provider answers a reference with its first result.
    const next = {
      attempts: attempts + 1,
      reference: `${reloadId}-${attempts + 1}`,
      error_code: openEnd ?? null,
    };
    await trx.updateTable('card_reload').set(next).where('reload_id', '=', reloadId).execute();
    await enqueueJob(trx, deps, {
      job: autoReload,
      payload: { reloadId },
      runAt: new Date(reload.created_at.getTime() + delayMs),
      dedupeKey: attemptKey(reloadId, next.attempts),
    });
  },
});

const attempt = async (deps: AppDeps, reload: ReloadRow, instrumentId: string): Promise<void> => {
  const result = await charge(deps, reload, {
    source: { kind: 'instrument', instrumentId },
    amount: money(reload.amount_minor, reload.currency),
  });
  // The bank did not decide in time, and the payment was released: it charges nothing, and the bank has declined nothing.
  if (await isReleasedUndecided(deps.db, reload.reference))
    return release(deps, reload, { step: 'release', code: undecidedCode });
  const { row } = await decide(deps, reload, result);
  if (row.state === 'STARTED' && row.reference === reload.reference)
    throw new Error(`The provider has not decided ${reload.reference} yet. The job is repeated.`);
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
    if (reload?.state !== 'STARTED') return;
    const { code, instrumentId } = await checkAutoReload(deps.db, deps, reload);
    if (code === undefined) await attempt(deps, reload, instrumentId);
    // An earlier run of this attempt may have held the amount: it is released.
    else await release(deps, reload, { step: 'settle', code });
    deps.jobs.notify();
  },
});
