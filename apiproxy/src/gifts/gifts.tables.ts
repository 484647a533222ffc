import type { Currency, GiftDeliveryMethod, Locale } from '@crema/shared-contracts';
import type { ColumnType, Generated } from 'kysely';
import type { SoldDesign } from './catalogue/gift-catalogue.ts';
import type { GiftGroup } from './purchase/read-purchase.ts';

/** STARTED: the bank has not decided. PAID: it has approved; the gifts follow when the money is captured. */
export type PurchaseState = 'STARTED' | 'PAID' | 'DONE' | 'FAILED';
/** The gifts that the buyer asked for, as read. It has no token of a card or an address. */
export interface GiftOrder {
  readonly locale: Locale;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly timeZone: string;
  readonly gifts: readonly OrderedGift[];
}
/** One gift as it was bought: the fields of its group, of which a purchase of an earlier release may lack some, and its recipient. */
export interface OrderedGift extends Omit<
  GiftGroup,
  'deliveryMethod' | 'deliveryDate' | 'deliveryTime' | 'recipients'
> {
  /** The design as it was sold: it stays when the shop's data have it no longer (SHP-006). */
  readonly design: SoldDesign;
  readonly recipientName: string;
  readonly recipientEmail: string;
  /** Missing in purchases of earlier releases: by email (D-72). */
  readonly deliveryMethod?: GiftDeliveryMethod;
  /** The instant of delivery, ISO; null for a gift that is sent at once. */
  readonly deliverAt: string | null;
}
/** One row per requestId of a member or a guest's session. Until the money is taken nothing else of the purchase is stored. */
export interface GiftPurchaseTable {
  purchase_id: string;
  /** `member:{id}` or `session:{id}`. */
  owner: string;
  member_id: string | null;
  /** The keyed hash of the request: it contains a token. */
  request_hash: string;
  state: PurchaseState;
  error_code: string | null;
  /** The bank's own code, if it has named one. */
  reason: string | null;
  gift_order: ColumnType<GiftOrder, string, never>;
  total_minor: number;
  currency: Currency;
  return_url: string | null;
  /** The card as the receipt shows it: brand and last digits. */
  payment_label: string | null;
  order_number: string | null;
  created_at: Date;
  settled_at: Date | null;
}
export type GiftState = 'SCHEDULED' | 'SENT' | 'CLAIMED' | 'CANCELLED';
/** One row per recipient, stored with its card once the money is taken. */
export interface GiftTable {
  gift_id: string;
  purchase_id: string;
  /** The position in the purchase, from 0. */
  position: number;
  card_id: string;
  product_number: string;
  amount_minor: number;
  message: string;
  sender_name: string;
  recipient_name: string;
  recipient_email: string;
  /** Null: at once. */
  deliver_at: Date | null;
  time_zone: string;
  /** SCHEDULED also while a gift that is sent at once waits for its mail. */
  state: GiftState;
  /** The keyed hash of the token of the mailed link. */
  token_hash: string;
  /** The link works until then. */
  expires_at: Date;
  sent_at: Date | null;
  /** When the mail was handed over; a crash before it repeats the mail. */
  mailed_at: Date | null;
  /** Grows each time the gift is sent again: earlier links end. */
  link_number: Generated<number>;
  /** The Message-ID's first part of the last mail to the recipient. */
  mail_id: Generated<string | null>;
  /** When that mail came back. */
  bounced_at: Generated<Date | null>;
  claimed_by: string | null;
  claimed_at: Date | null;
}
/** A link that ended when its gift was sent again: its page says that a newer one was sent. */
export interface GiftEarlierLinkTable {
  token_hash: string;
  gift_id: string;
}
export interface GiftTables {
  gift_earlier_link: GiftEarlierLinkTable;
  gift_purchase: GiftPurchaseTable;
  gift: GiftTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends GiftTables {}
}
