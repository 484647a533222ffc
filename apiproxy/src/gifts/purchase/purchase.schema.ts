import {
  giftDeliveryMethods,
  type GiftPurchaseReply,
  type GiftPurchaseStatusReply,
} from '@crema/shared-contracts';
import { Type, type Static } from 'typebox';
import { localeSchema, nullable, picklist, schemaOf } from '../../http/replies/reply-schemas.ts';

const text = Type.String();
const optional = Type.Optional(nullable(Type.String()));

/** The form of the request only: the rules of what can be bought are in purchase-rules.ts. */
export const purchaseBody = Type.Object({
  requestId: text,
  orderSource: Type.Optional(text),
  locale: localeSchema,
  currency: Type.Optional(nullable(picklist('USD', 'CAD'))),
  paymentType: text,
  paymentInstrumentId: optional,
  paymentInstrumentToken: optional,
  addressToken: optional,
  senderEmail: text,
  senderName: text,
  timeZone: optional,
  egifts: Type.Array(
    Type.Object({
      productNumber: text,
      amountMinor: Type.Number(),
      message: optional,
      deliveryMethod: text,
      deliveryDate: optional,
      deliveryTime: optional,
      recipients: Type.Array(Type.Object({ name: text, email: text })),
    }),
  ),
  returnUrl: optional,
  risk: Type.Optional(Type.Unknown({ description: 'What the browser states (D-156).' })),
});
export type PurchaseBody = Static<typeof purchaseBody>;

export const moneySchema = Type.Object({
  amountMinor: Type.Integer(),
  currency: picklist('USD', 'CAD'),
});

export const deliveryMethodSchema = picklist(...giftDeliveryMethods);

export const purchaseReply = schemaOf<GiftPurchaseReply>()(
  Type.Object({ delay: Type.Integer(), requestId: Type.String() }),
);

export const purchaseStatusReply = schemaOf<GiftPurchaseStatusReply>()(
  Type.Object({
    orderNumber: nullable(Type.String()),
    data: Type.Object({
      context: Type.Object({ code: picklist('EPROMISERETRY', 'OK') }),
      delay: Type.Optional(Type.Integer()),
      action: Type.Optional(Type.Object({ kind: picklist('redirect', 'challenge'), url: Type.String() })),
      total: Type.Optional(moneySchema),
      linkToken: Type.Optional(Type.String()),
      gifts: Type.Optional(
        Type.Array(
          Type.Object({
            recipientName: Type.String(),
            recipientEmail: Type.String(),
            amount: moneySchema,
            art: Type.String(),
            name: Type.String(),
            deliveryMethod: deliveryMethodSchema,
            deliverAt: nullable(Type.String()),
            link: Type.Optional(Type.String()),
          }),
        ),
      ),
    }),
  }),
);
