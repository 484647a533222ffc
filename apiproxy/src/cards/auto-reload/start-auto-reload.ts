import type { Transaction } from 'kysely';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import type { LedgerDeps } from '../ledger.ts';
import { autoReload, attemptKey } from './auto-reload.job.ts';

interface Debit {
  readonly cardId: string;
  readonly entryId: string;
  readonly beforeMinor: number;
  readonly afterMinor: number;
}
interface TriggerFacts extends Pick<Debit, 'beforeMinor' | 'afterMinor'> {
  readonly triggerMinor: number;
  /** No debit has left the balance below the trigger since the profile was saved. */
  readonly isArmed: boolean;
}
/** Whether a debit takes the balance under the trigger (CRD-034). */
export const crossesTrigger = ({ beforeMinor, afterMinor, triggerMinor, isArmed }: TriggerFacts): boolean =>
  afterMinor < triggerMinor && (isArmed || beforeMinor >= triggerMinor);

/**
 * Stores the reload that a debit causes, in the debit's transaction. The debit's entry is unique among reloads, so one debit
 * causes one reload at most.
 */
export const startAutoReload = async (
  trx: Transaction<Tables>,
  deps: LedgerDeps,
  { cardId, entryId, beforeMinor, afterMinor }: Debit,
): Promise<void> => {
  const profile = await trx
    .selectFrom('auto_reload')
    .innerJoin('svc_card', 'svc_card.card_id', 'auto_reload.card_id')
    .selectAll('auto_reload')
    .select('svc_card.currency')
    .where('auto_reload.card_id', '=', cardId)
    .where('auto_reload.status', '=', 'on')
    .executeTakeFirst();
  if (!profile) return;
  const facts = { beforeMinor, afterMinor, triggerMinor: profile.trigger_minor, isArmed: profile.is_armed };
  if (!crossesTrigger(facts)) return;
  const reloadId = `auto_${entryId}`;
  await trx
    .insertInto('card_reload')
    .values({
      reload_id: reloadId,
      card_id: cardId,
      member_id: profile.member_id,
      purpose: 'auto-reload',
      amount_minor: profile.amount_minor,
      currency: profile.currency,
      payment_method_id: profile.payment_method_id,
      reference: `${reloadId}-1`,
      attempts: 1,
      state: 'STARTED',
      error_code: null,
      return_url: null,
      trigger_entry_id: entryId,
      created_at: deps.clock.now(),
      settled_at: null,
    })
    .execute();
  await trx.updateTable('auto_reload').set({ is_armed: false }).where('card_id', '=', cardId).execute();
  await enqueueJob(trx, deps, {
    job: autoReload,
    payload: { reloadId },
    dedupeKey: attemptKey(reloadId, 1),
  });
};
