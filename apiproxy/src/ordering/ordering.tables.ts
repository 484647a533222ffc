import type { Currency, Locale } from '@crema/shared-contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PickupWireCode, PickupEstimate } from '../stores/stores.public.ts';
import type { OrderSummary } from './pricing/order-summary.ts';
import type { OrderedItem } from './cart/ordered-item.ts';

type Json<T> = ColumnType<T, string, never>;
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
}
export interface OrderingTables {
  priced_order: PricedOrderTable;
  orders: OrdersTable;
  order_tender: OrderTenderTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends OrderingTables {}
}
