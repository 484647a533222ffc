import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { releaseNow, releaseSingleUseAddress } from '../../payments/payments.public.ts';
import { endWithoutGifts, notBought } from './fail-purchase.ts';
import { findPurchase, referenceOfPurchase } from './purchase-store.ts';
import { checkPurchase } from './settle-purchase.ts';

/** The time that the customer and the bank may take. It ends before the release job voids what is held. */
export const decidedWithinMs = 10 * 60_000;

/**
 * Ends a purchase that was neither paid nor refused when the customer left: it runs when the provider's webhook arrives, or after
 * `decidedWithinMs`. Then an undecided payment is released.
 */
export const settlePurchaseJob = defineJob<{ purchaseId: string }>({
  topic: 'settle-gift-purchase',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { purchaseId } }, deps) => {
    const purchase = await findPurchase(deps.db, purchaseId);
    if (purchase?.state !== 'STARTED') return;
    const { state } = await checkPurchase(deps, purchase);
    if (state !== 'STARTED') return;
    if (!(await endWithoutGifts(deps, purchaseId, { ...notBought, from: 'STARTED' }))) return;
    await releaseSingleUseAddress(deps, purchaseId);
    await releaseNow(deps, referenceOfPurchase(purchase));
  },
});
