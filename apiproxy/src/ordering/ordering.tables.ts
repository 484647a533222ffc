import type { Currency, Locale } from '@crema/shared-contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PickupWireCode, PickupEstimate } from '../stores/stores.public.ts';
import type { AppliedOffer, OrderSummary } from './pricing/order-summary.ts';
import type { OrderedItem } from './cart/ordered-item.ts';
import type { OrderVoidReason, TenderInput } from '../generated/resolvers.ts';
import type { OrderStatus } from './life/order-pace.ts';

type Json<T> = ColumnType<T, string, never>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, never>;
export type Consumption = 'ConsumeInStore' | 'ConsumeOutOfStore';

/** A price given to a customer, with its items, its owner and its expiry. */
export interface PricedOrderTable {
  order_id: string;
  /** The number increases in insertion order: a session's newest price is its current one. */
  sequence: GeneratedAlways<number>;
  /** The value is null for prices of demonstration orders. */
  session_id: string | null;
  /** SHA-256 of all other columns: an identical price is prolonged. */
  content_hash: Generated<string>;
  /** `member:{id}` or `session:{id}`: only this owner can order for this price. */
  owner: string;
  is_guest: boolean;
  store_number: string;
  items: Json<readonly OrderedItem[]>;
  consumption: Consumption;
  pickup_option: PickupWireCode;
  summary: Json<OrderSummary>;
  /** The applied offer; null without one. */
  offer: OptionalJson<AppliedOffer>;
  total_minor: number;
  currency: Currency;
  locale: Locale;
  created_at: Date;
  expires_at: Date;
}
export interface OrdersTable {
  order_id: string;
  order_number: string;
  order_token: string;
  owner: string;
  member_id: string | null;
  first_name: string;
  email: string;
  phone_number: string | null;
  marketing_opt_in: boolean;
  store_number: string;
  store_name: string;
  pickup_option: PickupWireCode;
  consumption: Consumption;
  items: Json<readonly OrderedItem[]>;
  summary: Json<OrderSummary>;
  offer: OptionalJson<AppliedOffer>;
  /** The Stars that the order earns, booked when it is picked up; 0 without an account. */
  star_tenths: Generated<number>;
  /** The programme version of these Stars. */
  programme_version: ColumnType<string | null, string | null | undefined, never>;
  estimates: Json<readonly PickupEstimate[]>;
  total_minor: number;
  tip_minor: number;
  currency: Currency;
  locale: Locale;
  /** SHA-256 of the submission: an equal one is a replay, a different one is a conflict. */
  request_hash: string;
  slot_at: Date | null;
  /** The date of the order in UTC: order numbers are unique within a store and day. */
  placed_on: string;
  placed_at: Date;
  ready_at: Date;
  receipt_mailed_at: Date | null;
  /** The status of the last transition. */
  status: Generated<OrderStatus>;
}
/** When an order reached a state. A skipped state has no row. */
export interface OrderTransitionTable {
  order_id: string;
  status: OrderStatus;
  at: Date;
}
/** A change of a tip after the order. Its ledger entry has the reference `{order}:{revision}`. */
export interface OrderTipChangeTable {
  order_id: string;
  revision: number;
  /** The new tip minus the old one. */
  delta_minor: number;
  at: Date;
}
/** The customer of a curbside order is at the curb, since the first check-in (D-139). */
export interface OrderArrivalTable {
  order_id: string;
  stall_number: number;
  display_name: string;
  arrived_at: Date;
  /** When a person of the store confirmed that the arrival was seen (D-145). */
  noticed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** The reason why a store has voided an order; the time is that of the transition. */
export interface OrderVoidTable {
  order_id: string;
  reason: OrderVoidReason;
}
/** The key with which a store opens its board. */
export interface StoreKeyTable {
  store_number: string;
  /** An argon2 hash. */
  key_hash: string;
}
export interface OrderTenderTable {
  order_id: string;
  position: number;
  tender: 'SVC' | 'CARD';
  /** The stored-value card, or the payment provider's reference. */
  ref_id: string;
  amount_minor: number;
  /** The label of a receipt: visa 4242. */
  label: string;
  /** The label of what the amount was given back to when the order was voided. */
  returned_to: ColumnType<string | null, string | null | undefined, string | null>;
}
/** A submission as JSON: the instant as text, and the payment's reference as the id of its tender. */
export interface StoredSubmission {
  readonly orderId: string;
  readonly storeNumber: string;
  readonly tenders: readonly TenderInput[];
  readonly tipMinor: number;
  readonly slotAt?: string;
  readonly guestContact?:
    | {
        readonly firstName: string;
        readonly email: string;
        readonly phoneNumber: string | null;
        readonly marketingOptIn: boolean;
      }
    | undefined;
  readonly displayName?: string | undefined;
  readonly paymentType?: string | undefined;
  readonly addressKey?: string | undefined;
  readonly hash: string;
}
/** A submission whose card payment was not decided when it arrived. */
export interface OrderPaymentTable {
  order_id: string;
  /** The reference of the payment at the provider. */
  reference: string;
  /** The owner of the price. */
  owner: string;
  member_id: string | null;
  is_guest: boolean;
  /** The submission with the payment's reference instead of the card's token. */
  submission: ColumnType<StoredSubmission, string, string>;
  state: 'WAITING' | 'PLACED' | 'FAILED';
  error_code: string | null;
  /** The bank's own code of a refusal (CRD-085 to CRD-089). */
  reason: string | null;
  /** The slot in which the waiting payment holds a place; null once the order is placed or the payment has failed. */
  slot_at: Date | null;
  /** The time of the submission: its price was valid then. */
  created_at: Date;
}
/** The cart that a member's devices share (D-38). */
export interface MemberCartTable {
  member_id: string;
  /** One entry for each unit. */
  items: ColumnType<readonly OrderedItem[], string, string>;
  /** Grows with every change: a device that knows an older one does not overwrite the cart. */
  revision: number;
  updated_at: Date;
}
export interface OrderingTables {
  member_cart: MemberCartTable;
  order_payment: OrderPaymentTable;
  priced_order: PricedOrderTable;
  orders: OrdersTable;
  order_tender: OrderTenderTable;
  order_transition: OrderTransitionTable;
  order_tip_change: OrderTipChangeTable;
  order_arrival: OrderArrivalTable;
  order_void: OrderVoidTable;
  store_key: StoreKeyTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends OrderingTables {}
}
