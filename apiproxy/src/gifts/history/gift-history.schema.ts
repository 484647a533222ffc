import type { GiftHistoryReply, GiftOrder } from '@crema/shared-contracts';
import { Type } from 'typebox';
import { nullable, picklist, schemaOf } from '../../http/replies/reply-schemas.ts';

const text = Type.String();
const money = Type.Object({ amountMinor: Type.Integer(), currency: picklist('USD', 'CAD') });
const tender = { kind: text, lastFour: text, amount: money };
const giftOrder = Type.Object({
  orderId: text,
  orderNumber: text,
  at: text,
  total: money,
  tenders: Type.Array(Type.Object(tender)),
  gifts: Type.Array(
    Type.Object({
      giftId: text,
      name: text,
      art: text,
      amount: money,
      message: text,
      recipientName: text,
      recipientEmail: text,
      state: picklist('sent', 'not-delivered', 'added', 'used', 'scheduled', 'cancelled'),
      deliverAt: nullable(text),
    }),
  ),
});
export const giftOrderReply = schemaOf<GiftOrder>()(giftOrder);
export const giftHistoryReply = schemaOf<GiftHistoryReply>()(
  Type.Object({ orders: Type.Array(giftOrder), nextCursor: nullable(text) }),
);
export const orderParams = Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 200 }) });
