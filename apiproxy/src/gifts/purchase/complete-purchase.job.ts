import type { AppDeps } from '../../http/app-deps.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { captureSettled, returnPayment } from '../../payments/payments.public.ts';
import { issueGifts, orderNumberOf } from './issue-gifts.ts';
import { failPurchase, notBought } from './fail-purchase.ts';
import { findPurchase, lockPaidPurchase } from './purchase-store.ts';

/** Gifts that cannot be created for this long after the payment are given up, and the payment is given back. */
export const createdWithinMs = 10 * 60_000;
/** Ends a paid purchase whose gifts cannot be created, and gives its payment back. */
const giveUp = (deps: AppDeps, purchaseId: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPaidPurchase(trx, purchaseId);
    if (!purchase) return;
    await failPurchase(trx, deps, purchase, { code: notBought });
    await returnPayment(trx, deps, purchaseId);
  });

/**
 * Takes the money of an approved payment, then stores the gifts: cards, gifts, order number and mails in one transaction, once. The
 * card of a gift never exists before its money is captured. Throws if the provider does not capture or the gifts cannot be stored.
 */
export const completePurchase = async (deps: AppDeps, purchaseId: string): Promise<void> => {
  const paid = await findPurchase(deps.db, purchaseId);
  if (paid?.state !== 'PAID') return;
  const now = deps.clock.now();
  if ((await captureSettled(deps, purchaseId)) !== 'CAPTURED') return giveUp(deps, purchaseId);
  await deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPaidPurchase(trx, purchaseId);
    if (!purchase) return;
    await issueGifts(trx, deps, purchase);
    await trx
      .updateTable('gift_purchase')
      .set({ state: 'DONE', order_number: orderNumberOf(purchaseId), settled_at: now })
      .where('purchase_id', '=', purchaseId)
      .execute();
  });
};

/** Completes a purchase whose process has died or whose provider did not answer; gives the payment back after `createdWithinMs`. */
export const completePurchaseJob = defineJob<{ purchaseId: string }>({
  topic: 'complete-gift-purchase',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { purchaseId }, failingSince }, deps) => {
    const isLate =
      failingSince !== null && deps.clock.now().getTime() - failingSince.getTime() >= createdWithinMs;
    try {
      await completePurchase(deps, purchaseId);
    } catch (cause) {
      if (!isLate) throw cause;
      deps.log.error(
        { cause, purchaseId, alarm: 'gift-refunded' },
        'gifts not created: the payment is refunded',
      );
      await giveUp(deps, purchaseId);
    }
    deps.jobs.notify();
  },
});
