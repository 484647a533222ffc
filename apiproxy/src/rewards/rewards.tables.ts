import type { Currency, PartnerId } from '@crema/shared-contracts';
import type { ColumnType, Generated } from 'kysely';
import type { LocalizedMessage } from '../i18n/messages.ts';
import type { OfferKind } from './offers/member-offer.ts';

/** It is written as JSON text. */
type JsonColumn<Value> = ColumnType<Value, string | null, string | null>;

/**
 * OPENING: Stars from before the ledger. EARNED by an order, BONUS by a reload, PROMO by a promo code, TAKEN_BACK with the money of an
 * order or a reload, EXPIRED with a month's batch (D-150).
 */
export type StarEntryKind =
  'OPENING' | 'EARNED' | 'BONUS' | 'PROMO' | 'SPENT' | 'RETURNED' | 'EXPIRED' | 'TAKEN_BACK';

/** The lock of a member's Stars and their balance: the sum of the entries. A member without a row has none. */
export interface StarAccountTable {
  member_id: string;
  balance_tenths: number;
  /** When the level year of GOLD or RESERVE ends; null for GREEN, and until the job of level years has read the member. */
  level_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Since when the member is GOLD or higher; null at GREEN, and for members who were it before the time was kept. */
  gold_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** The Stars of one calendar month in the member's zone that are left (D-150). */
export interface StarBatchTable {
  member_id: string;
  /** YYYY-MM. */
  month: string;
  remaining_tenths: number;
  /** The first instant at which they are gone; null while the level keeps them. */
  expires_at: Date | null;
  is_extended: boolean;
}
/** The batches that a use of Stars took them from. */
export interface StarUseBatchTable {
  use_id: string;
  month: string;
  tenths: number;
}
/** An order or a reload that earns Stars, and the part of its money that went back. */
export interface StarSourceTable {
  ref_type: 'order' | 'reload';
  ref_id: string;
  /** Null until it has earned. */
  member_id: ColumnType<string | null, string | null | undefined, string | null>;
  promised_tenths: ColumnType<number | null, number | null | undefined, number | null>;
  earned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  paid_minor: ColumnType<number | null, number | null | undefined, number | null>;
  taken_minor: Generated<number>;
  /** The Stars that are booked for it: earned minus taken back. */
  booked_tenths: Generated<number>;
  /** The provider's ids, separated by spaces. */
  chargeback_ids: ColumnType<string | null, string | null | undefined, string | null>;
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
  /** The tenths that were to be moved: more than `tenths` where a chargeback found fewer Stars. */
  asked_tenths: number;
  /** `order` or `reload` for earned Stars, `promo` for a redemption, `offer-use` for spent and returned ones, `batch`, `chargeback`, `seed`. */
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
/** SHARED: once for each member. SINGLE: once in all. */
export type PromoCodeKind = 'SHARED' | 'SINGLE';
export interface PromoCodeTable {
  /** In upper case. */
  code: string;
  kind: PromoCodeKind;
  /** WITHDRAWN: the code was a mistake. CLOSED: the promo ended early. */
  status: 'ACTIVE' | 'WITHDRAWN' | 'CLOSED' | 'PAUSED';
  star_tenths: number;
  /** The only member who may redeem it; null for any. */
  member_id: string | null;
  /** Null for all. */
  sub_market: string | null;
  /** Members who joined earlier are not eligible; null for no such rule. */
  eligible_from: Date | null;
  starts_at: Date;
  ends_at: Date;
  max_redemptions: number | null;
  /** It counts redemptions of members whose account is gone too. */
  redeemed_count: Generated<number>;
  message: JsonColumn<LocalizedMessage | null>;
  /** Whether the shop's data have it. */
  in_shop: Generated<boolean>;
}
export interface PromoRedemptionTable {
  redemption_id: string;
  code: string;
  member_id: string;
  star_tenths: number;
  at: Date;
}
export type OptInKind = 'COUPON' | 'CHOICE' | 'MULTIPLIER';
export interface OptInOfferTable {
  offer_id: string;
  kind: OptInKind;
  status: 'ACTIVE' | 'PAUSED';
  /** A member opts in to one offer of a group. */
  choice_group: string | null;
  sub_market: string | null;
  starts_at: Date;
  ends_at: Date;
  /** The coupon that opting in gives; null for a multiplier. */
  coupon_kind: CouponKind | null;
  coupon_value: number | null;
  /** The number of times that the Stars of an order count during a multiplier; null for coupons. */
  star_factor: number | null;
  title: JsonColumn<LocalizedMessage>;
  body: JsonColumn<LocalizedMessage>;
  in_shop: Generated<boolean>;
}
/** An offer of the shop's data, which each member has once. */
export interface ShopOfferTable {
  offer_id: string;
  kind: CouponKind;
  value: number;
  minimum_minor: number;
  currency: Currency | null;
  sub_market: string | null;
  /** Days at the store: `2026-12-01`. */
  first_day: string;
  last_day: string;
  name: JsonColumn<LocalizedMessage | null>;
  in_shop: Generated<boolean>;
}
export interface OfferOptInTable {
  member_id: string;
  offer_id: string;
  at: Date;
}
/** The link of a member to an account of a partner's program, one for each program; an account is linked to one member. */
export interface MemberPartnerLinkTable {
  member_id: string;
  partner_id: PartnerId;
  /** The partner's id of the account. */
  account_id: string;
  masked_account: string;
  linked_at: Date;
}
/** A linking that a session has begun. The row is deleted when the partner answers: its state is valid once. */
export interface PartnerLinkAttemptTable {
  state_hash: string;
  partner_id: PartnerId;
  member_id: string;
  session_id: string;
  expires_at: Date;
}
/** The consent of a customer of the simulated partner; only the hash of the code is stored. */
export interface SimulatedPartnerGrantTable {
  code_hash: string;
  partner_id: PartnerId;
  account_id: string;
  masked_account: string;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}
export interface RewardsTables {
  shop_offer: ShopOfferTable;
  star_account: StarAccountTable;
  star_ledger: StarLedgerTable;
  star_batch: StarBatchTable;
  star_use_batch: StarUseBatchTable;
  star_source: StarSourceTable;
  coupon: CouponTable;
  offer_use: OfferUseTable;
  promo_code: PromoCodeTable;
  promo_redemption: PromoRedemptionTable;
  opt_in_offer: OptInOfferTable;
  offer_opt_in: OfferOptInTable;
  member_partner_link: MemberPartnerLinkTable;
  partner_link_attempt: PartnerLinkAttemptTable;
  simulated_partner_grant: SimulatedPartnerGrantTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends RewardsTables {}
}
