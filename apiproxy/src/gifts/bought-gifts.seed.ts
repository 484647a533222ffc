import { usualDeliveryTime } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { seedCapturedPayment } from '../payments/payments.public.ts';
import { addDays, toInstant, toLocal } from '../stores/stores.public.ts';
import { designSold, readGiftDesigns, type GiftDesigns } from './catalogue/gift-catalogue.ts';
import type { GiftOrder } from './gifts.tables.ts';
import { orderNumberOf, storeGift } from './purchase/issue-gifts.ts';

const purchaseId = 'gift_seed-gold';
const timeZone = 'America/Chicago';
const sender = { senderName: 'Jordan', senderEmail: 'gold@crema.test' };
const wanted = [
  {
    productNumber: '11020001',
    amountMinor: 2500,
    message: 'Happy birthday! The first coffee is on me.',
    recipientName: 'Noor',
    recipientEmail: 'noor@crema.test',
    inDays: 14,
  },
  {
    productNumber: '11060001',
    amountMinor: 5000,
    message: 'Warm wishes from all of us.',
    recipientName: 'Jules',
    recipientEmail: 'jules@crema.test',
    inDays: 45,
  },
  {
    productNumber: '11010001',
    amountMinor: 1000,
    message: 'Thanks for the lift!',
    recipientName: 'Mika',
    recipientEmail: 'mika@crema.test',
    inDays: null,
  },
] as const;

const toOrder = (now: Date, designs: GiftDesigns): GiftOrder => ({
  ...sender,
  locale: 'en-US',
  timeZone,
  gifts: wanted.map(({ inDays, ...gift }) => ({
    ...gift,
    design: designSold(designs, gift.productNumber),
    deliverAt:
      inDays === null
        ? null
        : toInstant(addDays(toLocal(now, timeZone).date, inDays), usualDeliveryTime, timeZone).toISOString(),
  })),
});

/** D-73: two gifts of the gold member that wait for their day, and one that was sent. A stored purchase is not changed. */
export const seedBoughtGifts = async (deps: AppDeps): Promise<void> => {
  const now = deps.clock.now();
  const total_minor = wanted.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const gift_order = toOrder(now, await readGiftDesigns(deps));
  await deps.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('gift_purchase')
      .values({
        purchase_id: purchaseId,
        owner: 'member:member-gold',
        member_id: 'member-gold',
        request_hash: 'seed',
        state: 'DONE',
        error_code: null,
        reason: null,
        gift_order: JSON.stringify(gift_order),
        total_minor,
        currency: 'USD',
        return_url: null,
        payment_label: 'visa 4242',
        order_number: orderNumberOf(purchaseId),
        created_at: now,
        settled_at: now,
      })
      .onConflict((conflict) => conflict.column('purchase_id').doNothing())
      .returning('purchase_id')
      .executeTakeFirst();
    if (!added) return;
    await seedCapturedPayment(trx, deps, {
      reference: purchaseId,
      purpose: 'gift',
      orderId: purchaseId,
      amountMinor: total_minor,
      currency: 'USD',
      brand: 'visa',
      lastFour: '4242',
      at: now,
    });
    for (const position of wanted.keys()) {
      const purchase = { purchase_id: purchaseId, gift_order, currency: 'USD' as const };
      const gift = await storeGift(trx, deps, purchase, position);
      if (gift.deliver_at === null)
        await trx
          .updateTable('gift')
          .set({ state: 'SENT', sent_at: now, mailed_at: now })
          .where('gift_id', '=', gift.gift_id)
          .execute();
    }
  });
};
