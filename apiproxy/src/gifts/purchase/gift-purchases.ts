import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { definePurchase, deleteUsedAddress, settleAttempt } from '../../payments/payments.public.ts';
import { completePurchase, completePurchaseJob } from './complete-purchase.job.ts';
import { failPurchase, notBought } from './fail-purchase.ts';
import { purchaseRows, type PurchaseRow } from './purchase-store.ts';

/**
 * Gifts that a buyer pays (GFT-040). The bank has approved: the payment belongs to the purchase, and the job that completes it is stored.
 * Of concurrent callers one creates the gifts; what fails after the approval is repeated by that job.
 */
export const giftPurchases = definePurchase<PurchaseRow, { purchaseId: string }>({
  topic: 'settle-gift-purchase',
  undecidedCode: notBought,
  // An answer of the status 503 would be asked for again (D-77), and this one is final.
  codeOf: ({ errorCode }) => (errorCode === 'PAYMENT_PROVIDER_DOWN' ? notBought : errorCode),
  keyOf: ({ purchase_id: purchaseId }) => ({ purchaseId }),
  rows: (db, { purchaseId }) => purchaseRows(db, purchaseId),
  // One payment for a purchase, with its id.
  paymentOf: ({ purchase_id: id }) => ({ reference: id, purpose: 'gift', subject: id }),
  isOpen: ({ state }) => state === 'STARTED',
  settle: async (deps, { purchase_id: purchaseId }, { brand, lastFour }, whileOpen) => {
    await whileOpen(async (trx) => {
      await settleAttempt(trx, deps, purchaseId, notBought);
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
    await completePurchase(deps, purchaseId).catch((cause: unknown) =>
      deps.log.warn({ cause, purchaseId }, 'gift purchase not complete: its job repeats it'),
    );
  },
  fail: failPurchase,
});
