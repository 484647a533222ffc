import type { ColumnType, Generated } from 'kysely';

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

type Json<T> = ColumnType<T, string, string>;

export interface StoreTable {
  store_number: string;
  /** The part of store_number before the first '-' (D-30). */
  short_number: string;
  name: string;
  lat: number;
  lng: number;
  street: string;
  city: string;
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
  /** The key in holidayPatterns: the store's hours on public holidays. */
  holiday_pattern: string;
  /** The number of orders per five-minute slot (D-29). */
  slot_capacity: number;
  /** Minutes from order to pickup when the store is quiet (ORD-065). */
  lead_minutes: number;
  price_tier: number;
  /**
   * The value 'full' means that all products are always available; 'usual' means that a few are sold out or
   * not carried.
   */
  assortment: 'full' | 'usual';
  /** An error that this store simulates, outside production only. */
  fixture_error: string | null;
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
  time_slot: TimeSlotTable;
  favorite_store: FavoriteStoreTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends StoreTables {}
}
