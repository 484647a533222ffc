import { Type } from 'typebox';
import { emailText, nameText } from '../input/typed-text.ts';
import { giftLimits, giftMessageText } from '../rest/gift-limits.ts';
import { guestGiftStates, sentGiftStates } from '../rest/gifts.ts';
import { giftDeliveryMethod } from './gift-purchase.ts';
import { barcodeSymbology, linkToken, money, nullable, picklist, text, type Wire } from './shapes.ts';
import { typedText } from './typed-text.ts';

/** A gift on the pages of its sender, whether it waits or was sent. */
const ownGift = {
  giftId: text,
  name: text,
  art: text,
  amount: money,
  message: text,
  senderName: text,
  recipientName: text,
  recipientEmail: text,
  orderNumber: text,
  /** Missing in replies of earlier releases: by email. */
  deliveryMethod: giftDeliveryMethod,
};
/**
 * GET giftRestPaths.scheduledGifts: the member's gifts that wait for their day, earliest first. PUT {path}/{giftId} with
 * ScheduledGiftChange, DELETE {path}/{giftId} refunds its amount (D-73); PUT and DELETE reply with the gifts that wait then. Errors: GIFT_NOT_FOUND, GIFT_ALREADY_SENT.
 */
const scheduledGift = Type.Object({ ...ownGift, productNumber: text, deliverAt: text, timeZone: text });
export type ScheduledGift = Wire<typeof scheduledGift>;
export const scheduledGiftsReply = Type.Object({ gifts: Type.Array(scheduledGift) });
export type ScheduledGiftsReply = Wire<typeof scheduledGiftsReply>;

export const giftIdField = { giftId: Type.String({ maxLength: 64 }) };
/**
 * POST {giftRestPaths.sentGifts}/{giftId}/resend: mails the gift with a new link, also to another address; earlier links end. The reply
 * is SentGiftsReply. Errors: GIFT_NOT_FOUND, GIFT_IN_USE, GIFT_RECIPIENT_INVALID, 170046, TOO_MANY_REQUESTS after ten times, VALIDATION.
 * DELETE {giftRestPaths.sentGifts}/{giftId} ends the gift's link and refunds its amount, until somebody uses it (GIFT_IN_USE).
 */
export const sentGiftResend = Type.Object({
  recipientName: typedText(nameText, giftLimits.recipientName),
  recipientEmail: typedText(emailText),
});
export type SentGiftResend = Wire<typeof sentGiftResend>;
export const scheduledGiftChange = Type.Object({
  ...sentGiftResend.properties,
  message: typedText(giftMessageText, giftLimits.message),
  /** `YYYY-MM-DD` in `timeZone`. */
  deliveryDate: text,
  /** One of deliveryTimes; missing in pages of earlier releases: the hour stays. */
  deliveryTime: Type.Optional(text),
  timeZone: text,
});
export type ScheduledGiftChange = Wire<typeof scheduledGiftChange>;

const sentGift = {
  ...ownGift,
  sentAt: text,
  /** By `link`, until somebody uses the gift: the URL that the sender passes on. */
  link: Type.Optional(text),
};
/** GET giftRestPaths.sentGifts, by a member, newest first: the gifts that left for their recipients in the last 24 months. */
export const sentGiftsReply = Type.Object({
  gifts: Type.Array(Type.Object({ ...sentGift, state: picklist(...sentGiftStates) })),
});
export type SentGiftsReply = Wire<typeof sentGiftsReply>;
export type SentGift = SentGiftsReply['gifts'][number];

export const giftLink = linkToken;
export type GiftLink = Wire<typeof giftLink>;

/**
 * POST giftRestPaths.guestGifts { token } of the link in a guest's receipt and confirmation. POST {path}/change, {path}/resend and
 * {path}/cancel with GuestGiftChange, GuestGiftResend, GuestGiftCancel do what a member does with own gifts; each replies with the
 * gifts as they are then. The link works as long as one of the gifts' links. Errors: GIFT_LINK_INVALID, and those of a member's change.
 */
export const guestGiftsReply = Type.Object({
  orderNumber: text,
  scheduled: Type.Array(scheduledGift),
  /** The gifts of the purchase that wait for no day. */
  gifts: Type.Array(Type.Object({ ...sentGift, state: picklist(...guestGiftStates) })),
});
export type GuestGiftsReply = Wire<typeof guestGiftsReply>;
export type GuestGift = GuestGiftsReply['gifts'][number];
const ofGuestGift = { ...giftLink.properties, ...giftIdField };
export const guestGiftCancel = Type.Object(ofGuestGift);
export type GuestGiftCancel = Wire<typeof guestGiftCancel>;
export const guestGiftChange = Type.Object({ ...ofGuestGift, ...scheduledGiftChange.properties });
export type GuestGiftChange = Wire<typeof guestGiftChange>;
export const guestGiftResend = Type.Object({ ...ofGuestGift, ...sentGiftResend.properties });
export type GuestGiftResend = Wire<typeof guestGiftResend>;

/**
 * POST giftRestPaths.giftClaim { token }, by anyone. An unknown, expired or void link, and one that belongs to someone else
 * now, is GIFT_LINK_INVALID, an earlier link of a gift that was sent again GIFT_LINK_REPLACED; all answers take the same time, and tries are limited (pitfalls G05).
 */
export const giftClaimReply = Type.Object({
  /** `open`: nobody has added it; `yours`: it is on a card of the caller (`cardId`). */
  state: picklist('open', 'yours'),
  cardId: nullable(text),
  name: text,
  art: text,
  amount: money,
  /** The present balance of the gift's card. */
  balance: money,
  message: text,
  senderName: text,
  recipientName: text,
  accountNumberLastFour: text,
  /** False if we have no address of the recipient: giftClaimMail would mail the sender. Missing in replies of earlier releases. */
  hasRecipientEmail: Type.Optional(Type.Boolean()),
});
export type GiftClaimReply = Wire<typeof giftClaimReply>;
/** POST giftRestPaths.giftClaimAdd { token }, by a member: the gift's card becomes a card of the member, once (pitfalls G07). */
export const giftClaimAddReply = Type.Object({ cardId: text });
export type GiftClaimAddReply = Wire<typeof giftClaimAddReply>;
/** POST giftRestPaths.giftClaimBarcode: the PNG for the till, without an account. */
export const giftClaimBarcodeRequest = Type.Object({
  ...giftLink.properties,
  symbology: Type.Optional(barcodeSymbology),
});
export type GiftClaimBarcodeRequest = Wire<typeof giftClaimBarcodeRequest>;
/** POST giftRestPaths.giftClaimMail { token }: mails the barcode to the gift's recipient. The reply is 202. */
export const giftClaimMailReply = Type.Object({ status: Type.Literal('sent') });
export type GiftClaimMailReply = Wire<typeof giftClaimMailReply>;
