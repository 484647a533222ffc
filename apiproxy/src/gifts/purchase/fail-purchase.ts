import type { ServerErrorCode } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { PurchaseFailure } from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { mailNotBought } from '../delivery/mail-not-bought.job.ts';
import type { PurchaseRow } from './purchase-store.ts';

/** The code of a purchase that the provider or our own database did not end in time. */
export const notBought = 'GIFT_NOT_BOUGHT' satisfies ServerErrorCode;

/** A page asks for this long (D-77); it says then that a mail follows. */
export const pageAsksMs = 60_000;

/**
 * Ends a locked purchase without gifts. The sender of one that took longer than the page asks gets a mail about it (D-77).
 */
export const failPurchase = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { purchase_id: purchaseId, created_at }: PurchaseRow,
  { code, reason }: Pick<PurchaseFailure, 'code' | 'reason'>,
): Promise<void> => {
  const now = deps.clock.now();
  await trx
    .updateTable('gift_purchase')
    .set({ state: 'FAILED', error_code: code, reason: reason ?? null, settled_at: now })
    .where('purchase_id', '=', purchaseId)
    .execute();
  if (now.getTime() - created_at.getTime() >= pageAsksMs)
    await enqueueJob(trx, deps, {
      job: mailNotBought,
      payload: { purchaseId },
      dedupeKey: `mail-gift-not-bought:${purchaseId}`,
    });
};
