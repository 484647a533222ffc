import { amountOf, nameOf, shownEmailOf, type ShownGift } from '../delivery/gift-store.ts';

/** The fields of each gift on the pages of its sender, whether it waits or was sent. */
export const presentOwnGift = (gift: ShownGift, locale: string) => ({
  giftId: gift.gift_id,
  name: nameOf(gift, locale),
  art: gift.design.picture,
  amount: amountOf(gift),
  message: gift.message,
  senderName: gift.sender_name,
  recipientName: gift.recipient_name,
  recipientEmail: shownEmailOf(gift),
  orderNumber: gift.order_number,
  deliveryMethod: gift.delivery_method,
});
