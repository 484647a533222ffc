import type { Currency, Money } from '../money.ts';
import type { Locale } from '../locale.ts';
import type { BarcodeSymbology, Reputation } from '../rest.ts';

/** GFT-040: the kinds of payment of gifts. Guests pay with the first four (GFT-045). */
export const giftPaymentTypes = ['amex', 'discover', 'mastercard', 'visa', 'paypal'] as const;
export type GiftPaymentType = (typeof giftPaymentTypes)[number];

/**
 * `link`: the sender gets the link and sends it to the recipient, whose address nobody asks for (L-45). `facebook`: the same for a message
 * there, while the configuration offers it (D-72).
 */
export const giftDeliveryMethods = ['email', 'link', 'facebook'] as const;
export type GiftDeliveryMethod = (typeof giftDeliveryMethods)[number];

/** The recipients of one design, amount and message. Amounts are integer minor units of the purchase's currency. */
export interface EGiftRequest {
  /** 8 digits (GFT-002). */
  readonly productNumber: string;
  readonly amountMinor: number;
  /** At most 160 user-perceived characters (GFT-021, D-70). */
  readonly message: string;
  /** A GiftDeliveryMethod; `facebook` only if the configuration has giftSocialDelivery (GFT-027, D-72). */
  readonly deliveryMethod: string;
  /** The day of delivery, `YYYY-MM-DD` in `timeZone`; missing for delivery at once (D-73). */
  readonly deliveryDate?: string;
  /** One of deliveryTimes; by default usualDeliveryTime. */
  readonly deliveryTime?: string;
  /** By `link` the email is not read: the sender's own address is stored. */
  readonly recipients: readonly { readonly name: string; readonly email: string }[];
}
/** GFT-040: POST giftRestPaths.giftPurchase. The reply is GiftPurchaseReply (202). */
export interface GiftPurchaseRequest {
  /** A UUID of the client; the same one buys once (GFT-043). The same one with another body is IDEMPOTENCY_CONFLICT. */
  readonly requestId: string;
  readonly orderSource: 'Web';
  readonly locale: Locale;
  readonly currency?: Currency;
  readonly paymentType: GiftPaymentType;
  /** A stored payment method of the member (our paymentMethodId); else a token of the vault. */
  readonly paymentInstrumentId?: string;
  readonly paymentInstrumentToken?: string;
  /** The single-use billing address of a typed card (CRD-061). */
  readonly addressToken?: string;
  readonly senderEmail: string;
  readonly senderName: string;
  /** The sender's IANA zone, in which a delivery day begins; another value falls back to the market's zone. */
  readonly timeZone: string;
  readonly egifts: readonly EGiftRequest[];
  /** Our page to which a bank's own page returns (ORD-109). */
  readonly returnUrl?: string;
  /** D-156. */
  readonly risk: Reputation;
}
export interface GiftPurchaseReply {
  /** Milliseconds until the status is to be requested (GFT-041). */
  readonly delay: number;
  readonly requestId: string;
}
/** The page to open when the customer must answer the bank first. */
export interface GiftPurchaseAction {
  /** `challenge`: the page can be shown in a frame; `redirect`: it leads back to `returnUrl`. */
  readonly kind: 'redirect' | 'challenge';
  readonly url: string;
}
/** A member, on every device, or a guest, in one session. */
export type PurchaseOwner = 'member' | 'guest';
export const giftStatusCodes = { processing: 'EPROMISERETRY', done: 'OK' } as const;
/**
 * GFT-041: GET giftRestPaths.giftPurchaseStatus with the header X-Request-ID; `?zero-retries=true` answers at once from what is
 * stored. A refused payment is the error of the payment (its code), one that ended otherwise GIFT_NOT_BOUGHT, an unknown requestId
 * NOT_FOUND. Only who bought reads it: the parameter `owner` of NOT_FOUND (PurchaseOwner, or `nobody`) says whose purchases were searched.
 */
export interface GiftPurchaseStatusReply {
  /** Null while the payment is processed. */
  readonly orderNumber: string | null;
  readonly data: {
    readonly context: { readonly code: (typeof giftStatusCodes)[keyof typeof giftStatusCodes] };
    /** Milliseconds until the next request, while it is processed. */
    readonly delay?: number;
    readonly action?: GiftPurchaseAction;
    /** Once it is done. */
    readonly total?: Money;
    readonly gifts?: readonly BoughtGift[];
    /** The token of guestGiftsPage, for a guest. */
    readonly linkToken?: string;
  };
}
export interface BoughtGift {
  readonly recipientName: string;
  /** Empty by `link`, here and in the lists of a sender's gifts. */
  readonly recipientEmail: string;
  readonly amount: Money;
  readonly art: string;
  /** The design's name in the language of the purchase. */
  readonly name: string;
  readonly deliveryMethod: GiftDeliveryMethod;
  /** The instant of delivery; null for a gift that was sent at once. */
  readonly deliverAt: string | null;
  /** By `link`, once the gift is due: the URL that the sender passes on. It is as good as cash; only who bought reads it. */
  readonly link?: string | undefined;
}

/**
 * GET giftRestPaths.scheduledGifts: the member's gifts that wait for their day, earliest first. PUT {path}/{giftId} with
 * ScheduledGiftChange, DELETE {path}/{giftId} refunds its amount (D-73); PUT and DELETE reply with the gifts that wait then. Errors: GIFT_NOT_FOUND, GIFT_ALREADY_SENT.
 */
export interface ScheduledGift {
  readonly giftId: string;
  readonly productNumber: string;
  readonly name: string;
  readonly art: string;
  readonly amount: Money;
  readonly message: string;
  readonly senderName: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly deliverAt: string;
  readonly timeZone: string;
  readonly orderNumber: string;
  /** Missing in replies of earlier releases: by email. */
  readonly deliveryMethod?: GiftDeliveryMethod;
}
export interface ScheduledGiftsReply {
  readonly gifts: readonly ScheduledGift[];
}
export interface ScheduledGiftChange {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  /** `YYYY-MM-DD` in `timeZone`. */
  readonly deliveryDate: string;
  /** One of deliveryTimes; missing in pages of earlier releases: the hour stays. */
  readonly deliveryTime?: string;
  readonly timeZone: string;
}

/**
 * `not-delivered`: its mail came back, or has waited for over an hour; `added`: somebody added it to an account; `used`: its card
 * paid something.
 */
export const sentGiftStates = ['sent', 'not-delivered', 'added', 'used'] as const;
export type SentGiftState = (typeof sentGiftStates)[number];
/** A gift that left for its recipient in the last 24 months. */
export interface SentGift extends Omit<ScheduledGift, 'deliverAt' | 'timeZone' | 'productNumber'> {
  readonly state: SentGiftState;
  readonly sentAt: string;
  /** By `link`, until somebody uses the gift: the URL that the sender passes on. */
  readonly link?: string | undefined;
}
/** GET giftRestPaths.sentGifts, by a member, newest first. */
export interface SentGiftsReply {
  readonly gifts: readonly SentGift[];
}
/**
 * POST {giftRestPaths.sentGifts}/{giftId}/resend: mails the gift with a new link, also to another address; earlier links end. The reply
 * is SentGiftsReply. Errors: GIFT_NOT_FOUND, GIFT_IN_USE, GIFT_RECIPIENT_INVALID, 170046, TOO_MANY_REQUESTS after ten times, VALIDATION.
 * DELETE {giftRestPaths.sentGifts}/{giftId} ends the gift's link and refunds its amount, until somebody uses it (GIFT_IN_USE).
 */
export interface SentGiftResend {
  readonly recipientName: string;
  readonly recipientEmail: string;
}

/**
 * A gift of a guest's purchase that waits for no day. `sending`: its mail leaves now; `cancelled`: its amount goes back to the payment.
 */
export const guestGiftStates = [...sentGiftStates, 'sending', 'cancelled'] as const;
export interface GuestGift extends Omit<SentGift, 'state'> {
  readonly state: (typeof guestGiftStates)[number];
}
/**
 * POST giftRestPaths.guestGifts { token } of the link in a guest's receipt and confirmation. POST {path}/change, {path}/resend and
 * {path}/cancel with GuestGiftChange, GuestGiftResend, GuestGiftCancel do what a member does with own gifts; each replies with the
 * gifts as they are then. The link works as long as one of the gifts' links. Errors: GIFT_LINK_INVALID, and those of a member's change.
 */
export interface GuestGiftsReply {
  readonly orderNumber: string;
  readonly scheduled: readonly ScheduledGift[];
  readonly gifts: readonly GuestGift[];
}
export interface GuestGiftCancel extends GiftLink {
  readonly giftId: string;
}
export interface GuestGiftChange extends GuestGiftCancel, ScheduledGiftChange {}
export interface GuestGiftResend extends GuestGiftCancel, SentGiftResend {}
/** The page of a guest's gifts: `{origin}/gift/order#token={token}`. */
export const guestGiftsPage = { path: '/gift/order', tokenParameter: 'token' } as const;

/**
 * The page of a mailed gift. Its link is `{origin}/gift/claim#token={token}`: browsers send nothing behind # to a server or as a
 * referrer.
 */
export const giftLinkPage = { path: '/gift/claim', tokenParameter: 'token' } as const;

/** The token of a mailed link, in bodies only: an address would be logged. */
export interface GiftLink {
  readonly token: string;
}
/**
 * POST giftRestPaths.giftClaim { token }, by anyone. An unknown, expired or void link, and one that belongs to someone else
 * now, is GIFT_LINK_INVALID, an earlier link of a gift that was sent again GIFT_LINK_REPLACED; all answers take the same time, and tries are limited (pitfalls G05).
 */
export interface GiftClaimReply {
  /**
   * `open`: nobody has added it; `yours`: it is on a card of the caller (`cardId`).
   */
  readonly state: 'open' | 'yours';
  readonly cardId: string | null;
  readonly name: string;
  readonly art: string;
  readonly amount: Money;
  /** The present balance of the gift's card. */
  readonly balance: Money;
  readonly message: string;
  readonly senderName: string;
  readonly recipientName: string;
  readonly accountNumberLastFour: string;
  /** False if we have no address of the recipient: giftClaimMail would mail the sender. Missing in replies of earlier releases. */
  readonly hasRecipientEmail?: boolean;
}
/** POST giftRestPaths.giftClaimAdd { token }, by a member: the gift's card becomes a card of the member, once (pitfalls G07). */
export interface GiftClaimAddReply {
  readonly cardId: string;
}
/** POST giftRestPaths.giftClaimBarcode: the PNG for the till, without an account. */
export interface GiftClaimBarcodeRequest extends GiftLink {
  readonly symbology: BarcodeSymbology;
}
/** POST giftRestPaths.giftClaimMail { token }: mails the barcode to the gift's recipient. The reply is 202 { status: 'sent' }. */
export interface GiftClaimMailReply {
  readonly status: 'sent';
}
