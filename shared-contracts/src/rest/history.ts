import type { Money } from '../money.ts';
import type { SentGiftState } from './gifts.ts';

/** The kinds of entries of a member's history (ACC-060), in the order of the page's filter. */
export const historyTypes = ['order', 'reload', 'transfer', 'gift', 'refund'] as const;
export type HistoryType = (typeof historyTypes)[number];

/** The limits of one page of the history. */
export const historyLimits = { page: 20, most: 100, months: 24 } as const;

/** Query of GET historyRestPaths.history (D-116). A value that cannot be read is VALIDATION with its field. */
export interface HistoryQuery {
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
  /** Entries of one page: 20 by default, 100 at most. */
  readonly limit?: number;
  readonly type?: HistoryType;
  /** `YYYY-MM` in `timeZone`. */
  readonly month?: string;
  /** An IANA zone; UTC by default and for an unknown one. */
  readonly timeZone?: string;
}
/** A stored-value card. `cardId` is null once the member does not have the card any more. */
export interface HistoryCard {
  readonly cardId: string | null;
  readonly lastFour: string;
}
/** The tip of an order that can still be changed (D-27): a pending tip. */
export interface HistoryTip {
  readonly amount: Money;
  /** The highest tip of the order. */
  readonly highest: Money;
  /** The instant from which it cannot be changed any more; null before the pickup. */
  readonly until: string | null;
}
export interface HistoryOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly storeName: string;
  /** The store's IANA zone. */
  readonly timeZone: string;
  readonly status: string;
  /** The names of the different products, in the language of the order. */
  readonly items: readonly string[];
}
export interface HistoryGift {
  readonly direction: 'sent' | 'received';
  /** The purchase, for GET historyRestPaths.giftOrder; null for a received gift. */
  readonly orderId: string | null;
  /** The recipients of a sent gift; the sender of a received one. */
  readonly people: readonly string[];
}
/**
 * One entry of the history, newest first; entries of one instant are sorted by id. `amount` is positive: what was paid, moved or
 * given back. An order has `order`, and `tip` while it can be changed; a reload `card`; a transfer `from` and `to`; a gift `gift`; a
 * refund what it gives back: `order` or `gift`.
 */
export interface HistoryEntry {
  readonly id: string;
  readonly type: HistoryType;
  readonly at: string;
  readonly amount: Money;
  readonly order: HistoryOrder | null;
  readonly tip: HistoryTip | null;
  readonly card: HistoryCard | null;
  /** The reload was made by auto reload. */
  readonly isAutomatic: boolean;
  readonly from: HistoryCard | null;
  readonly to: HistoryCard | null;
  readonly gift: HistoryGift | null;
}
export interface HistoryReply {
  readonly entries: readonly HistoryEntry[];
  /** Null after the oldest entry. */
  readonly nextCursor: string | null;
}

export interface ReceiptItem {
  readonly name: string;
  readonly quantity: number;
  readonly amount: Money;
  /** The options and exclusions of a product; the recipient of a gift. */
  readonly details: readonly string[];
}
export interface ReceiptTender {
  /** `svc`, or the brand of a bank card. */
  readonly kind: string;
  /** Empty for an account without a number. */
  readonly lastFour: string;
  readonly amount: Money;
}
/** GET historyRestPaths.receipt (ACC-061). Another member's entry, and an unknown one, is NOT_FOUND. */
export interface HistoryReceipt {
  readonly id: string;
  readonly type: HistoryType;
  readonly at: string;
  /** The number of the order; null for an entry without one. */
  readonly number: string | null;
  readonly order: HistoryOrder | null;
  /** The store: its postal address in lines. */
  readonly place: { readonly name: string; readonly lines: readonly string[] } | null;
  readonly items: readonly ReceiptItem[];
  /** Subtotal, offers and taxes, as they were priced. */
  readonly rows: readonly { readonly label: string; readonly amount: Money }[];
  readonly tip: Money | null;
  /** With the tip. */
  readonly total: Money;
  readonly tenders: readonly ReceiptTender[];
  /** The amounts that were given back, and when. */
  readonly refunds: readonly (ReceiptTender & { readonly at: string })[];
  readonly card: HistoryCard | null;
  readonly isAutomatic: boolean;
  readonly from: HistoryCard | null;
  readonly to: HistoryCard | null;
  readonly gift: HistoryGift | null;
  /** Null if the tip cannot be changed. */
  readonly tipChange: HistoryTip | null;
}
/**
 * PUT historyRestPaths.tip (ACC-061, D-27): the card that paid pays the difference, or gets it back, once. Errors: ORDER_NOT_FOUND,
 * TIP_NOT_ALLOWED two hours after the pickup and above the highest tip, INSUFFICIENT_BALANCE, CARD_NOT_FOUND; then the tip stays.
 */
export interface HistoryTipChange {
  readonly amountMinor: number;
}

export type GiftHistoryState = SentGiftState | 'scheduled' | 'cancelled';
/** A gift of a purchase with its present state. */
export interface GiftOrderGift {
  readonly giftId: string;
  readonly name: string;
  readonly art: string;
  readonly amount: Money;
  readonly message: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly state: GiftHistoryState;
  /** The instant at which it leaves, or has left. */
  readonly deliverAt: string | null;
}
/** A purchase of gifts. GET historyRestPaths.giftOrder; another member's purchase, and an unknown one, is NOT_FOUND. */
export interface GiftOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly at: string;
  readonly total: Money;
  readonly tenders: readonly ReceiptTender[];
  readonly gifts: readonly GiftOrderGift[];
}
/** GET historyRestPaths.gifts: the purchases of the last 24 months, newest first. */
export interface GiftHistoryReply {
  readonly orders: readonly GiftOrder[];
  readonly nextCursor: string | null;
}
