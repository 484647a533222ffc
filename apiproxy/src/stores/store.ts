import type { Currency, Market, MobileOrderingAvailability } from '@crema/shared-contracts';
import type { Selectable } from 'kysely';
import type { StoreTable, WeeklyHours } from './stores.tables.ts';

export type Curbside = 'AVAILABLE' | 'CLOSED' | 'UNAVAILABLE';

/** A store as the server's rules use it. */
export interface StoreFacts {
  readonly storeNumber: string;
  readonly shortNumber: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** The market whose holidays and currency the store follows: US if the record names none. */
  readonly country: Market;
  /** Whether the record names a country. Without one no taxes can be computed, so nothing can be priced. */
  readonly hasCountry: boolean;
  readonly currency: Currency;
  readonly phone: string | null;
  readonly ownershipType: string;
  readonly timeZone: string;
  readonly availability: MobileOrderingAvailability;
  readonly guestOrdering: boolean;
  readonly curbside: Curbside;
  readonly stallQuantity: number;
  readonly svcOnly: boolean;
  readonly pickupOptions: readonly string[];
  readonly amenities: readonly string[];
  readonly warningLabels: readonly string[];
  readonly hours: WeeklyHours;
  readonly holidayPattern: string;
  readonly slotCapacity: number;
  readonly leadMinutes: number;
  readonly priceTier: number;
  readonly assortment: 'full' | 'usual';
  readonly simulatedError: string | null;
}

export const toStore = (row: Selectable<StoreTable>): StoreFacts => ({
  storeNumber: row.store_number,
  shortNumber: row.short_number,
  name: row.name,
  latitude: row.lat,
  longitude: row.lng,
  street: row.street,
  city: row.city,
  region: row.region,
  postalCode: row.postal_code,
  country: row.country_code === 'CA' ? 'CA' : 'US',
  hasCountry: row.country_code !== '',
  currency: row.country_code === 'CA' ? 'CAD' : 'USD',
  phone: row.phone,
  ownershipType: row.ownership_type,
  timeZone: row.time_zone,
  availability: row.availability as MobileOrderingAvailability,
  // A guest pays by bank card only (CRD-051), which such a store does not take.
  guestOrdering: row.guest_ordering && !row.svc_only,
  curbside: row.curbside as Curbside,
  stallQuantity: row.stall_quantity,
  svcOnly: row.svc_only,
  pickupOptions: row.pickup_options,
  amenities: row.amenities,
  warningLabels: row.warning_labels,
  hours: row.hours,
  holidayPattern: row.holiday_pattern,
  slotCapacity: row.slot_capacity,
  leadMinutes: row.lead_minutes,
  priceTier: row.price_tier,
  assortment: row.assortment,
  simulatedError: row.fixture_error,
});
