import { Type } from 'typebox';
import { emailText, nameText } from '../input/typed-text.ts';
import { deliveryTimes, giftLimits, giftMessageText } from '../rest/gift-limits.ts';
import { giftDeliveryMethods, giftStatusCodes } from '../rest/gifts.ts';
import {
  currency,
  filledText,
  locale,
  money,
  nullable,
  optionalText,
  picklist,
  text,
  type Wire,
} from './shapes.ts';
import { typedText } from './typed-text.ts';

const message = typedText(giftMessageText, giftLimits.message);
/** GFT-022. */
export const giftSender = Type.Object({
  senderName: typedText(nameText, giftLimits.senderName),
  senderEmail: typedText(emailText),
});
export const giftRecipient = Type.Object({
  name: typedText(nameText, giftLimits.recipientName),
  /** By `link` the email is not read: the sender's own address is stored. */
  email: typedText(emailText),
});
export const giftDeliveryMethod = picklist(...giftDeliveryMethods);

/** The form of a gift (GFT-020). The design is the page's. */
export const giftValues = Type.Object({
  /** Whole units of an offered amount, or the option of an own one. */
  amount: filledText,
  customAmount: text,
  message,
  ...giftSender.properties,
  recipients: Type.Array(
    Type.Object({
      ...giftRecipient.properties,
      /** A message of their own; without one, or with a blank one, the gift has that for everyone (L-45). */
      message: Type.Optional(message),
    }),
  ),
  /** D-72: a choice only while the configuration offers it. */
  deliveryMethod: giftDeliveryMethod,
  delivery: picklist('now', 'date'),
  /** `YYYY-MM-DD`; empty until a day is chosen. */
  deliveryDate: text,
  deliveryTime: picklist(...deliveryTimes),
});
export type GiftValues = Wire<typeof giftValues>;
export type RecipientValues = GiftValues['recipients'][number];

/** The recipients of one design, amount and message. Amounts are integer minor units of the purchase's currency. */
export const eGiftRequest = Type.Object({
  /** 8 digits (GFT-002). */
  productNumber: text,
  amountMinor: Type.Number(),
  message: Type.Optional(nullable(message)),
  /** A GiftDeliveryMethod; `facebook` only if the configuration has giftSocialDelivery (GFT-027, D-72). */
  deliveryMethod: text,
  /** The day of delivery, `YYYY-MM-DD` in `timeZone`; missing for delivery at once (D-73). */
  deliveryDate: optionalText,
  /** One of deliveryTimes; by default usualDeliveryTime. */
  deliveryTime: optionalText,
  recipients: Type.Array(giftRecipient),
});
export type EGiftRequest = Wire<typeof eGiftRequest>;

/**
 * GFT-040: POST giftRestPaths.giftPurchase. The reply is GiftPurchaseReply (202). It states the form of a request; the rules of what can be
 * bought are the server's.
 */
export const giftPurchaseRequest = Type.Object({
  /** A UUID of the client; the same one buys once (GFT-043). The same one with another body is IDEMPOTENCY_CONFLICT. */
  requestId: text,
  orderSource: Type.Optional(text),
  locale,
  currency: Type.Optional(nullable(currency)),
  /** One of giftPaymentTypes, or of walletTypes with its token. */
  paymentType: text,
  /** A stored payment method of the member (our paymentMethodId); else a token of the vault. */
  paymentInstrumentId: optionalText,
  paymentInstrumentToken: optionalText,
  /** The single-use billing address of a typed card (CRD-061). */
  addressToken: optionalText,
  ...giftSender.properties,
  /** The sender's IANA zone, in which a delivery day begins; another value falls back to the market's zone. */
  timeZone: optionalText,
  egifts: Type.Array(eGiftRequest),
  /** Our page to which a bank's own page returns (ORD-109). */
  returnUrl: optionalText,
  /** D-156: Reputation, read leniently. */
  risk: Type.Optional(Type.Unknown({ description: 'What the browser states (D-156).' })),
});
export type GiftPurchaseRequest = Wire<typeof giftPurchaseRequest>;

export const giftPurchaseReply = Type.Object({
  /** Milliseconds until the status is to be requested (GFT-041). */
  delay: Type.Integer(),
  requestId: text,
});
export type GiftPurchaseReply = Wire<typeof giftPurchaseReply>;

/** The page to open when the customer must answer the bank first. */
const giftPurchaseAction = Type.Object({
  /** `challenge`: the page can be shown in a frame; `redirect`: it leads back to `returnUrl`. */
  kind: picklist('redirect', 'challenge'),
  url: text,
});
export type GiftPurchaseAction = Wire<typeof giftPurchaseAction>;

/** The choices of the form that the purchase stores, and that its buyer sees again as they were made. */
export const statedOfGift = Type.Object({ deliveryMethod: giftDeliveryMethod });

export const boughtGift = Type.Object({
  recipientName: text,
  /** Empty by `link`, here and in the lists of a sender's gifts. */
  recipientEmail: text,
  amount: money,
  art: text,
  /** The design's name in the language of the purchase. */
  name: text,
  ...statedOfGift.properties,
  /** The instant of delivery; null for a gift that was sent at once. */
  deliverAt: nullable(text),
  /** By `link`, once the gift is due: the URL that the sender passes on. It is as good as cash; only who bought reads it. */
  link: Type.Optional(text),
});
export type BoughtGift = Wire<typeof boughtGift>;

/**
 * GFT-041: GET giftRestPaths.giftPurchaseStatus with the header X-Request-ID; `?zero-retries=true` answers at once from what is
 * stored. A refused payment is the error of the payment (its code), one that ended otherwise GIFT_NOT_BOUGHT, an unknown requestId
 * NOT_FOUND. Only who bought reads it: the parameter `owner` of NOT_FOUND (PurchaseOwner, or `nobody`) says whose purchases were searched.
 */
export const giftPurchaseStatusReply = Type.Object({
  /** Null while the payment is processed. */
  orderNumber: nullable(text),
  data: Type.Object({
    context: Type.Object({ code: picklist(giftStatusCodes.processing, giftStatusCodes.done) }),
    /** Milliseconds until the next request, while it is processed. */
    delay: Type.Optional(Type.Integer()),
    action: Type.Optional(giftPurchaseAction),
    /** Once it is done. */
    total: Type.Optional(money),
    /** The token of guestGiftsPage, for a guest. */
    linkToken: Type.Optional(text),
    gifts: Type.Optional(Type.Array(boughtGift)),
  }),
});
export type GiftPurchaseStatusReply = Wire<typeof giftPurchaseStatusReply>;
export const giftStatusQuery = Type.Object({ 'zero-retries': Type.Optional(text) });
