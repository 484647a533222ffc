import { closeGiftCard } from '../../cards/cards.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { refundPart } from '../../payments/payments.public.ts';
import { mailGiftCancelled } from '../delivery/mail-schedule.job.ts';
import { isChargedBack } from '../charged-back.ts';
import { assertWaits, lockOwnGift } from './own-gifts.ts';

/** The provider's id of the refund of a gift: a gift is refunded once. */
export const refundIdOf = (giftId: string): string => `gift-${giftId}`;

/**
 * Cancels a gift that waits for its day (D-73): its amount leaves the card, which is closed, and goes back to the payment. A
 * repeated call changes nothing.
 */
export const cancelGift = async (deps: AppDeps, memberId: string, giftId: string): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const gift = await lockOwnGift(trx, memberId, giftId);
    if (gift.state === 'CANCELLED') return;
    assertWaits(gift);
    const { amount_minor: amountMinor, currency, card_id: cardId, purchase_id: reference } = gift;
    await closeGiftCard(trx, deps, { cardId, giftId, amountMinor });
    await trx.updateTable('gift').set({ state: 'CANCELLED' }).where('gift_id', '=', giftId).execute();
    // The buyer has the money of a payment that the bank took back.
    if (!(await isChargedBack(trx, reference)))
      await enqueueJob(trx, deps, {
        job: refundPart,
        payload: { reference, refundId: refundIdOf(giftId), amountMinor, currency },
        dedupeKey: `refund-gift:${giftId}`,
      });
    await enqueueJob(trx, deps, {
      job: mailGiftCancelled,
      payload: { giftId },
      dedupeKey: `mail-gift-cancelled:${giftId}`,
    });
  });
  deps.jobs.notify();
};
