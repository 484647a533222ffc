import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import {
  deleteUsedAddress,
  recordResult,
  releaseSingleUseAddress,
  settleAttempt,
  type Authorisation,
  type AuthoriseResult,
} from '../../payments/payments.public.ts';
import { completePurchase, completePurchaseJob } from './complete-purchase.job.ts';
import { endWithoutGifts, failPurchase, notBought } from './fail-purchase.ts';
import { findPurchase, lockPurchase, referenceOfPurchase, type PurchaseRow } from './purchase-store.ts';

/** The bank has approved: the payment belongs to the purchase, and the job that completes it is stored. */
const accept = (deps: AppDeps, purchaseId: string, { brand, lastFour }: Authorisation): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, purchaseId, 'STARTED');
    if (!purchase) return;
    if (!(await settleAttempt(trx, deps, referenceOfPurchase(purchase)))) {
      await failPurchase(trx, deps, purchaseId, { ...notBought, from: 'STARTED' });
      return;
    }
    await trx
      .updateTable('gift_purchase')
      .set({ state: 'PAID', payment_label: `${brand} ${lastFour}`.trim() })
      .where('purchase_id', '=', purchaseId)
      .execute();
    await deleteUsedAddress(trx, purchaseId);
    await enqueueJob(trx, deps, {
      job: completePurchaseJob,
      payload: { purchaseId },
      dedupeKey: `complete-gift-purchase:${purchaseId}`,
    });
  });

/**
 * Applies the provider's decision and returns the purchase. An undecided payment changes nothing. Of concurrent callers one creates
 * the gifts; what fails after the approval is repeated by the job.
 */
export const settlePurchase = async (
  deps: AppDeps,
  purchase: PurchaseRow,
  result: AuthoriseResult,
): Promise<PurchaseRow> => {
  const { purchase_id: purchaseId } = purchase;
  if (result.outcome === 'authorised') {
    await accept(deps, purchaseId, result.authorisation);
    await completePurchase(deps, purchaseId).catch((cause: unknown) =>
      deps.log.warn({ cause, purchaseId }, 'gift purchase not complete: its job repeats it'),
    );
  }
  if (result.outcome === 'refused') {
    // An answer of the status 503 would be asked for again (D-77), and this one is final.
    const code = result.errorCode === 'PAYMENT_PROVIDER_DOWN' ? notBought.code : result.errorCode;
    await endWithoutGifts(deps, purchaseId, { code, reason: result.reason, from: 'STARTED' });
    await releaseSingleUseAddress(deps, purchaseId);
  }
  deps.jobs.notify();
  return (await findPurchase(deps.db, purchaseId)) ?? purchase;
};

/** Asks the provider how it has decided, and applies a decision. */
export const checkPurchase = async (deps: AppDeps, purchase: PurchaseRow): Promise<PurchaseRow> => {
  const reference = referenceOfPurchase(purchase);
  const result = await deps.payments.find(reference);
  return result ? settlePurchase(deps, purchase, await recordResult(deps, reference, result)) : purchase;
};
