import type { Currency, Market, MobileOrderingAvailability } from '@crema/shared-contracts';
import type { Selectable } from 'kysely';
import type { Closing } from './hours/opening-hours.ts';
import type { Amenity, SharedFacts, SpecialDays, StoreTable, WeeklyHours } from './stores.tables.ts';

export type Curbside = 'AVAILABLE' | 'CLOSED' | 'UNAVAILABLE';

/** A store as the server's rules use it. */
export interface StoreFacts {
  readonly storeNumber: string;
  readonly shortNumber: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly street: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** The country by ISO 3166-1, by which its address is written. */
  readonly countryCode: string;
  /** The market whose currency the store follows: US if the record names none. */
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
  /** The codes of its amenities, and of its pickup options. */
  readonly amenities: readonly string[];
  /** Every amenity of the shop, in the order of the page. */
  readonly amenityList: readonly Amenity[];
  readonly warningLabels: readonly string[];
  readonly hours: WeeklyHours;
  readonly specialDays: SpecialDays;
  readonly closing: Closing;
  readonly slotCapacity: number;
  readonly leadMinutes: number;
  readonly priceTier: number;
  /** Null for that of the country and region. */
  readonly taxJurisdiction: string | null;
  readonly assortment: 'full' | 'usual';
  readonly simulatedError: string | null;
  /** The store left the shop's data: it is not searched, and takes no orders. */
  readonly isRemoved: boolean;
}

const noSharedFacts: SharedFacts = { specialDays: {}, amenityList: [] };
export const toStore = (
  row: Selectable<StoreTable>,
  { specialDays, amenityList }: SharedFacts = noSharedFacts,
): StoreFacts => ({
  storeNumber: row.store_number,
  shortNumber: row.short_number,
  name: row.name,
  latitude: row.lat,
  longitude: row.lng,
  street: row.street,
  addressLine2: row.address_line_2,
  city: row.city,
  region: row.region,
  postalCode: row.postal_code,
  countryCode: row.country_code || 'US',
  country: row.country_code === 'CA' ? 'CA' : 'US',
  hasCountry: row.country_code !== '' && row.fixture_error !== 'country',
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
  amenityList,
  warningLabels: row.warning_labels,
  hours: row.hours,
  specialDays,
  closing: { from: row.closed_from, until: row.closed_until },
  slotCapacity: row.slot_capacity,
  leadMinutes: row.lead_minutes,
  priceTier: row.price_tier,
  taxJurisdiction: row.tax_jurisdiction,
  assortment: row.assortment,
  simulatedError: row.fixture_error,
  isRemoved: row.removed_at !== null,
});
