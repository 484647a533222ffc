import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { issueGiftCard } from '../../cards/cards.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { hashOfGiftToken, tokenOfGift } from '../claim/gift-token.ts';
import { enqueueDelivery } from '../delivery/deliver-gift.job.ts';
import { mailGiftReceipt } from '../delivery/mail-receipt.job.ts';
import { mailPurchaseSchedule } from '../delivery/mail-schedule.job.ts';
import type { PurchaseRow } from './purchase-store.ts';

const nickname: LocalizedMessage = ['Gift', 'Cadeau'];

const numberLength = 10;
const numberAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The order number follows from the purchase, says nothing about other purchases, and has no letters that look like digits. */
export const orderNumberOf = (purchaseId: string): string => {
  const bytes = createHash('sha256').update(`gift order ${purchaseId}`).digest().subarray(0, numberLength);
  return [...bytes].map((byte) => numberAlphabet[byte % numberAlphabet.length]).join('');
};

/** The last day on which the link of a gift works: a year after it is sent. */
export const linkEndsAt = (sentAt: Date): Date => {
  const end = new Date(sentAt);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
};

/** Creates the card and the gift of one recipient in the caller's transaction, and returns the gift. */
export const storeGift = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { purchase_id, gift_order: order, currency }: Pick<PurchaseRow, 'purchase_id' | 'gift_order' | 'currency'>,
  position: number,
): Promise<{ readonly gift_id: string; readonly deliver_at: Date | null }> => {
  const wanted = order.gifts[position];
  if (!wanted) throw new Error(`The purchase ${purchase_id} has no gift ${position}.`);
  const now = deps.clock.now();
  const giftId = `${purchase_id}-${position + 1}`;
  const cardId = `card_${giftId}`;
  // The payment may have taken until after the hour of delivery.
  const planned = wanted.deliverAt === null ? null : new Date(wanted.deliverAt);
  const deliverAt = planned && planned > now ? planned : null;
  await issueGiftCard(trx, deps, {
    cardId,
    giftId,
    amountMinor: wanted.amountMinor,
    currency,
    nickname: messageIn(nickname, order.locale),
    design: wanted.design.cardDesign,
  });
  await trx
    .insertInto('gift')
    .values({
      gift_id: giftId,
      purchase_id,
      position,
      card_id: cardId,
      product_number: wanted.productNumber,
      amount_minor: wanted.amountMinor,
      message: wanted.message,
      sender_name: order.senderName,
      recipient_name: wanted.recipientName,
      recipient_email: wanted.recipientEmail,
      deliver_at: deliverAt,
      time_zone: order.timeZone,
      state: 'SCHEDULED',
      token_hash: hashOfGiftToken(deps, tokenOfGift(deps, { gift_id: giftId, link_number: 0 })),
      expires_at: linkEndsAt(deliverAt ?? now),
      sent_at: null,
      mailed_at: null,
      claimed_by: null,
      claimed_at: null,
    })
    .execute();
  return { gift_id: giftId, deliver_at: deliverAt };
};

/**
 * Creates one card and one gift for each recipient, and the jobs that mail them, in the caller's transaction: all or none. The
 * purchase is locked, and its money is taken. The sender gets one receipt, and one confirmation of the gifts that wait for their day.
 */
export const issueGifts = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  purchase: PurchaseRow,
): Promise<void> => {
  const { purchase_id: purchaseId, gift_order: order } = purchase;
  let isAnyScheduled = false;
  for (const position of order.gifts.keys()) {
    const gift = await storeGift(trx, deps, purchase, position);
    await enqueueDelivery(trx, deps, gift);
    isAnyScheduled ||= gift.deliver_at !== null;
  }
  if (isAnyScheduled)
    await enqueueJob(trx, deps, {
      job: mailPurchaseSchedule,
      payload: { purchaseId },
      dedupeKey: `mail-purchase-schedule:${purchaseId}`,
    });
  await enqueueJob(trx, deps, {
    job: mailGiftReceipt,
    payload: { purchaseId },
    dedupeKey: `mail-gift-receipt:${purchaseId}`,
  });
};
