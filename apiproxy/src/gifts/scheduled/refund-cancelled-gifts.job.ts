import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { refundCancelledGiftsTopic } from '../../payments/payments.public.ts';
import { selectGifts } from '../delivery/gift-store.ts';
import { confirmCancelled, refundGift } from './cancel-gift.ts';

/**
 * Refunds the gifts of a purchase that were cancelled while the bank had its money: it gave the money back to us (PAY-007). A gift that
 * was refunded already is not refunded again; one whose refund came too late for the bank is.
 */
export const refundCancelledGifts = defineJob<{ purchaseId: string; chargebackId?: string }>({
  topic: refundCancelledGiftsTopic,
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { purchaseId, chargebackId } }, deps) => {
    await deps.db.transaction().execute(async (trx) => {
      const gifts = await selectGifts(trx)
        .where('gift.purchase_id', '=', purchaseId)
        .where('gift.state', '=', 'CANCELLED')
        .execute();
      for (const gift of gifts) {
        await refundGift(trx, deps, { ...gift, chargebackId });
        await confirmCancelled(trx, deps, gift.gift_id);
      }
    });
    deps.jobs.notify();
  },
});
