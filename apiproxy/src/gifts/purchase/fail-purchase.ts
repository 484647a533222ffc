import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { mailNotBought } from '../delivery/mail-not-bought.job.ts';
import type { PurchaseState } from '../gifts.tables.ts';

/** The reason why a purchase failed: the code of the answer, and the bank's own code if it has named one. */
export interface PurchaseFailure {
  readonly code: string;
  readonly reason?: string | undefined;
}
/** The provider or our own database did not answer in time. */
export const notBought: PurchaseFailure = { code: 'GIFT_NOT_BOUGHT' };

/** A page asks for this long (D-77); it says then that a mail follows. */
export const pageAsksMs = 60_000;

/**
 * Ends a purchase without gifts, if it is still in the state `from`; true if it was. The sender of one that took longer than the page
 * asks gets a mail about it (D-77).
 */
export const failPurchase = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  purchaseId: string,
  { from, code, reason }: PurchaseFailure & { readonly from: PurchaseState },
): Promise<boolean> => {
  const now = deps.clock.now();
  const failed = await trx
    .updateTable('gift_purchase')
    .set({ state: 'FAILED', error_code: code, reason: reason ?? null, settled_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', from)
    .returning('created_at')
    .executeTakeFirst();
  if (!failed) return false;
  if (now.getTime() - failed.created_at.getTime() >= pageAsksMs)
    await enqueueJob(trx, deps, {
      job: mailNotBought,
      payload: { purchaseId },
      dedupeKey: `mail-gift-not-bought:${purchaseId}`,
    });
  return true;
};

/** The same in a transaction of its own. */
export const endWithoutGifts = (
  deps: AppDeps,
  purchaseId: string,
  failure: PurchaseFailure & { readonly from: PurchaseState },
): Promise<boolean> => deps.db.transaction().execute((trx) => failPurchase(trx, deps, purchaseId, failure));
