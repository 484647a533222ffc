import type { ColumnType, Generated } from 'kysely';
import type { LocalizedMessage } from '../i18n/messages.ts';

/**
 * Times from '05:30' to '21:00' in the store's time zone. A closing time at or before the opening time is on
 * the next day.
 */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}
/** The days from Sunday on; null means closed all day. */
export type WeeklyHours = readonly (DayHours | null)[];

/** A date with a name. Its hours are those of the day of the week, others, or null: closed all day. */
export interface SpecialDay {
  readonly name: LocalizedMessage;
  readonly hours: 'usual' | DayHours | null;
}
/** By date: `2026-12-25`. */
export type SpecialDays = Readonly<Record<string, SpecialDay>>;
export interface Amenity {
  readonly code: string;
  readonly name: LocalizedMessage;
}
/** The facts that many stores share (SHP-011). */
export interface SharedFacts {
  readonly specialDays: SpecialDays;
  /** Every amenity of the shop, in the order of the page. */
  readonly amenityList: readonly Amenity[];
}

type Json<T> = ColumnType<T, string, string>;

export interface StoreTable {
  store_number: string;
  /** The part of store_number before the first '-' (D-30). */
  short_number: string;
  name: string;
  lat: number;
  lng: number;
  street: string;
  address_line_2: string | null;
  city: string;
  /** Empty in a country without regions. */
  region: string;
  postal_code: string;
  country_code: string;
  phone: string | null;
  ownership_type: string;
  time_zone: string;
  availability: string;
  guest_ordering: boolean;
  curbside: string;
  stall_quantity: Generated<number>;
  svc_only: boolean;
  pickup_options: string[];
  amenities: string[];
  warning_labels: string[];
  hours: Json<WeeklyHours>;
  /** The key in store_shared_facts; empty for a store without special days and amenities. */
  shared_facts: string;
  /** The dates of a temporary closing: the first day, and the day on which it opens again. */
  closed_from: string | null;
  closed_until: string | null;
  /** The number of orders per five-minute slot (D-29). */
  slot_capacity: number;
  /** Minutes from order to pickup when the store is quiet (ORD-065). */
  lead_minutes: number;
  price_tier: number;
  /** Null for that of the country and region. */
  tax_jurisdiction: string | null;
  /**
   * The value 'full' means that all products are always available; 'usual' means that a few are sold out or
   * not carried.
   */
  assortment: 'full' | 'usual';
  /** An error that this store simulates, outside production only. */
  fixture_error: string | null;
  /** When the store left the shop's data. Its row stays for orders, receipts and favorites. */
  removed_at: Date | null;
}
/** The facts that many stores share, under a hash of them. */
export interface StoreSharedFactsTable {
  hash: string;
  facts: Json<SharedFacts>;
}
export interface TimeSlotTable {
  store_number: string;
  starts_at: Date;
  taken: number;
}
export interface FavoriteStoreTable {
  member_id: string;
  store_number: string;
  added_at: Generated<Date>;
}
export interface StoreTables {
  store: StoreTable;
  store_shared_facts: StoreSharedFactsTable;
  time_slot: TimeSlotTable;
  favorite_store: FavoriteStoreTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends StoreTables {}
}
