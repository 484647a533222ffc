import { Type } from 'typebox';
import { moneySchema, deliveryMethodSchema } from '../purchase/purchase.schema.ts';
import { amountOf, nameOf, shownEmailOf, type ShownGift } from '../delivery/gift-store.ts';

const text = Type.String();
/** The fields of each gift on the pages of its sender, whether it waits or was sent. */
export const ownGiftFields = {
  giftId: text,
  name: text,
  art: text,
  amount: moneySchema,
  message: text,
  senderName: text,
  recipientName: text,
  recipientEmail: text,
  orderNumber: text,
  deliveryMethod: deliveryMethodSchema,
};
export const presentOwnGift = (gift: ShownGift, locale: string) => ({
  giftId: gift.gift_id,
  name: nameOf(gift, locale),
  art: gift.art,
  amount: amountOf(gift),
  message: gift.message,
  senderName: gift.sender_name,
  recipientName: gift.recipient_name,
  recipientEmail: shownEmailOf(gift),
  orderNumber: gift.order_number,
  deliveryMethod: gift.delivery_method,
});

/** The fields of requests about one gift of a sender, by a member and by a guest's link. */
export const giftIdField = { giftId: Type.String({ maxLength: 64 }) };
export const resendFields = { recipientName: text, recipientEmail: text };
export const changeFields = {
  ...resendFields,
  message: text,
  deliveryDate: text,
  deliveryTime: Type.Optional(text),
  timeZone: text,
};
