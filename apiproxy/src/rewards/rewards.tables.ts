import type { Currency } from '@crema/shared-contracts';
import type { Generated } from 'kysely';
import type { OfferKind } from './offers/member-offer.ts';

/** OPENING: Stars from before the ledger. Expiry (D-150) will add a kind of its own. */
export type StarEntryKind = 'OPENING' | 'EARNED' | 'SPENT' | 'RETURNED';

/** The lock of a member's Stars and their balance: the sum of the entries. A member without a row has none. */
export interface StarAccountTable {
  member_id: string;
  balance_tenths: number;
}
export interface StarLedgerTable {
  /** The number increases with time within an account and orders the entries. */
  seq: Generated<number>;
  entry_id: string;
  member_id: string;
  kind: StarEntryKind;
  /** Signed tenths of a Star (D-130). */
  tenths: number;
  balance_after_tenths: number;
  /** `order` for earned Stars, `offer-use` for spent and returned ones, `seed`. */
  ref_type: string;
  ref_id: string;
  /** The programme version of earned Stars; null for other entries. */
  programme_version: string | null;
  at: Date;
}
/** The kinds of coupons: a share of the cart, an amount, or one unit of a product. */
export type CouponKind = 'PERCENT' | 'AMOUNT' | 'FREE_ITEM';
export interface CouponTable {
  /** The code of the offer. */
  code: string;
  member_id: string;
  kind: CouponKind;
  /** The percentage, the amount in minor units, or the product's number. */
  value: number;
  /** The cart costs at least this much before the discount; 0 without a minimum. */
  minimum_minor: number;
  /** The currency of `minimum_minor` and of an amount; null if any currency suits. */
  currency: Currency | null;
  expires_at: Date;
}
/** HELD while a payment of the order waits for the bank; RETURNED when it failed. */
export type OfferUseState = 'HELD' | 'SPENT' | 'RETURNED';
/** One use of an offer by an order. */
export interface OfferUseTable {
  use_id: string;
  order_id: string;
  member_id: string;
  offer_type: OfferKind;
  offer_code: string;
  /** The Stars that the use debits; 0 for a coupon. */
  star_tenths: number;
  discount_minor: number;
  state: OfferUseState;
  at: Date;
}
export interface RewardsTables {
  star_account: StarAccountTable;
  star_ledger: StarLedgerTable;
  coupon: CouponTable;
  offer_use: OfferUseTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends RewardsTables {}
}
