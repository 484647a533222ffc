import { Type } from 'typebox';
import { sentGiftStates } from '../rest/gifts.ts';
import { historyLimits, historyTypes } from '../rest/history.ts';
import { money, nullable, picklist, text, type Wire } from './shapes.ts';

const type = picklist(...historyTypes);
const page = {
  /** `nextCursor` of the page before. */
  cursor: Type.Optional(Type.String({ maxLength: 400 })),
  /** Entries of one page: historyLimits.page by default. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: historyLimits.most })),
};
export const historyPageQuery = Type.Object(page);
/** Query of GET historyRestPaths.history (D-116). A value that cannot be read is VALIDATION with its field. */
export const historyQuery = Type.Object({
  ...page,
  type: Type.Optional(type),
  /** `YYYY-MM` in `timeZone`. */
  month: Type.Optional(Type.String({ minLength: 7, maxLength: 7 })),
  /** An IANA zone; UTC by default and for an unknown one. */
  timeZone: Type.Optional(Type.String({ maxLength: 60 })),
});
export type HistoryQuery = Wire<typeof historyQuery>;
export const historyEntryParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
export const giftOrderParams = Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 200 }) });

/** A stored-value card. `cardId` is null once the member does not have the card any more. */
const card = Type.Object({ cardId: nullable(text), lastFour: text });
export type HistoryCard = Wire<typeof card>;
const order = Type.Object({
  orderId: text,
  orderNumber: text,
  storeName: text,
  /** The store's IANA zone. */
  timeZone: text,
  status: text,
  /** The names of the different products, in the language of the order. */
  items: Type.Array(text),
});
export type HistoryOrder = Wire<typeof order>;
/** The tip of an order that can still be changed (D-27): a pending tip. */
const tip = Type.Object({
  amount: money,
  /** The highest tip of the order. */
  highest: money,
  /** The instant from which it cannot be changed any more; null before the pickup. */
  until: nullable(text),
});
export type HistoryTip = Wire<typeof tip>;
const gift = Type.Object({
  direction: picklist('sent', 'received'),
  /** The purchase, for GET historyRestPaths.giftOrder; null for a received gift. */
  orderId: nullable(text),
  /** The recipients of a sent gift; the sender of a received one. */
  people: Type.Array(text),
});
export type HistoryGift = Wire<typeof gift>;
const subject = {
  id: text,
  type,
  at: text,
  order: nullable(order),
  card: nullable(card),
  /** The reload was made by auto reload. */
  isAutomatic: Type.Boolean(),
  from: nullable(card),
  to: nullable(card),
  gift: nullable(gift),
};
/**
 * One entry of the history, newest first; entries of one instant are sorted by id. `amount` is positive: what was paid, moved or
 * given back. An order has `order`, and `tip` while it can be changed; a reload `card`; a transfer `from` and `to`; a gift `gift`; a
 * refund what it gives back: `order` or `gift`.
 */
const historyEntry = Type.Object({ ...subject, amount: money, tip: nullable(tip) });
export type HistoryEntry = Wire<typeof historyEntry>;
export const historyReply = Type.Object({
  entries: Type.Array(historyEntry),
  /** Null after the oldest entry. */
  nextCursor: nullable(text),
});
export type HistoryReply = Wire<typeof historyReply>;

const receiptItem = Type.Object({
  name: text,
  quantity: Type.Integer(),
  amount: money,
  /** The options and exclusions of a product; the recipient of a gift. */
  details: Type.Array(text),
});
export type ReceiptItem = Wire<typeof receiptItem>;
const tender = {
  /** `svc`, or the brand of a bank card. */
  kind: text,
  /** Empty for an account without a number. */
  lastFour: text,
  amount: money,
};
const receiptTender = Type.Object(tender);
export type ReceiptTender = Wire<typeof receiptTender>;
/** GET historyRestPaths.receipt (ACC-061). Another member's entry, and an unknown one, is NOT_FOUND. */
export const historyReceipt = Type.Object({
  ...subject,
  /** The number of the order; null for an entry without one. */
  number: nullable(text),
  /** The store: its postal address in lines. */
  place: nullable(Type.Object({ name: text, lines: Type.Array(text) })),
  items: Type.Array(receiptItem),
  /** Subtotal, offers and taxes, as they were priced. */
  rows: Type.Array(Type.Object({ label: text, amount: money })),
  tip: nullable(money),
  /** With the tip. */
  total: money,
  tenders: Type.Array(receiptTender),
  /** The amounts that were given back, and when. `isFailed`: the customer's bank sent it back, and it was not paid in another way yet. */
  refunds: Type.Array(Type.Object({ ...tender, at: text, isFailed: Type.Boolean() })),
  /** Null if the tip cannot be changed. */
  tipChange: nullable(tip),
});
export type HistoryReceipt = Wire<typeof historyReceipt>;
/**
 * PUT historyRestPaths.tip (ACC-061, D-27): the card that paid pays the difference, or gets it back, once. Errors: ORDER_NOT_FOUND,
 * TIP_NOT_ALLOWED two hours after the pickup and above the highest tip, INSUFFICIENT_BALANCE, CARD_NOT_FOUND; then the tip stays.
 */
export const historyTipChange = Type.Object({ amountMinor: Type.Integer() });
export type HistoryTipChange = Wire<typeof historyTipChange>;

/** A gift of a purchase with its present state. */
const giftOrderGift = Type.Object({
  giftId: text,
  name: text,
  art: text,
  amount: money,
  message: text,
  recipientName: text,
  recipientEmail: text,
  state: picklist(...sentGiftStates, 'scheduled', 'cancelled'),
  /** The instant at which it leaves, or has left. */
  deliverAt: nullable(text),
});
export type GiftOrderGift = Wire<typeof giftOrderGift>;
export type GiftHistoryState = GiftOrderGift['state'];
/** A purchase of gifts. GET historyRestPaths.giftOrder; another member's purchase, and an unknown one, is NOT_FOUND. */
export const giftOrder = Type.Object({
  orderId: text,
  orderNumber: text,
  at: text,
  total: money,
  tenders: Type.Array(receiptTender),
  gifts: Type.Array(giftOrderGift),
});
export type GiftOrder = Wire<typeof giftOrder>;
/** GET historyRestPaths.gifts: the purchases of the last 24 months, newest first. */
export const giftHistoryReply = Type.Object({ orders: Type.Array(giftOrder), nextCursor: nullable(text) });
export type GiftHistoryReply = Wire<typeof giftHistoryReply>;
