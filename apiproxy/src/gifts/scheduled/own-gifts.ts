import type { ScheduledGift } from '@crema/shared-contracts';
import type { Kysely, Transaction } from 'kysely';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import { emailKey } from '../purchase/read-purchase.ts';
import { ownedBy, type GiftOwner } from '../owner/gift-owner.ts';
import { presentOwnGift } from '../owner/own-gift.ts';
import { selectGifts, toShown, type ShownGift } from '../delivery/gift-store.ts';

const present = (gift: ShownGift, deliverAt: Date, locale: string): ScheduledGift => ({
  ...presentOwnGift(gift, locale),
  productNumber: gift.product_number,
  deliverAt: deliverAt.toISOString(),
  timeZone: gift.time_zone,
});

/** The owner's gifts that wait for their day, earliest first (D-73). */
export const listScheduled = async (
  db: Kysely<Tables>,
  owner: GiftOwner,
  locale: string,
): Promise<ScheduledGift[]> => {
  const rows = await selectGifts(db)
    .where(ownedBy(owner))
    .where('gift.state', '=', 'SCHEDULED')
    .where('gift.deliver_at', 'is not', null)
    .orderBy('gift.deliver_at')
    .orderBy('gift.gift_id')
    .execute();
  return rows.map(toShown).flatMap((gift) => (gift.deliver_at ? present(gift, gift.deliver_at, locale) : []));
};

/** The owner's gift, locked. Throws GIFT_NOT_FOUND for another owner's. */
export const lockOwnGift = async (
  trx: Transaction<Tables>,
  owner: GiftOwner,
  giftId: string,
): Promise<ShownGift> => {
  const row = await selectGifts(trx)
    .where('gift.gift_id', '=', giftId)
    .where(ownedBy(owner))
    .forUpdate('gift')
    .executeTakeFirst();
  if (!row) throw createAppError('GIFT_NOT_FOUND');
  return toShown(row);
};

/** D-74: two gifts of one purchase have different addresses, unless they are for the sender. Throws 170046. */
export const assertSingle = async (
  trx: Transaction<Tables>,
  gift: ShownGift,
  email: string,
): Promise<void> => {
  if (emailKey(email) === emailKey(gift.sender_email)) return;
  const others = await trx
    .selectFrom('gift')
    .select('recipient_email')
    .where('purchase_id', '=', gift.purchase_id)
    .where('gift_id', '<>', gift.gift_id)
    .where('state', '<>', 'CANCELLED')
    .execute();
  if (others.some(({ recipient_email }) => emailKey(recipient_email) === emailKey(email)))
    throw createAppError('170046', undefined, { field: 'recipientEmail' });
};

/** Throws GIFT_ALREADY_SENT for a gift that its job has begun to send, and GIFT_NOT_FOUND for a cancelled one. */
export const assertWaits = ({ state, deliver_at }: ShownGift): void => {
  if (state === 'CANCELLED') throw createAppError('GIFT_NOT_FOUND');
  if (state !== 'SCHEDULED' || deliver_at === null) throw createAppError('GIFT_ALREADY_SENT');
};
