import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { RowOf } from '../../shop/kind.ts';
import { messageFrom } from '../../shop/local-text.ts';
import type { Shop } from '../../shop/read-shop.ts';
import {
  amenityKind,
  hoursKind,
  specialDayKind,
  storeKind,
  weekdays,
  type pickupKinds,
} from '../kinds/store.kinds.ts';
import type { PickupCode } from '../pickup.ts';
import { shortNumberOf } from '../store-queries.ts';
import type { DayHours, SharedFacts, SpecialDay, StoreTable, WeeklyHours } from '../stores.tables.ts';

export type StoreRow = Omit<Insertable<StoreTable>, 'hours'> & { readonly hours: WeeklyHours };
export interface StoreRows {
  readonly stores: readonly StoreRow[];
  /** The facts that stores share, by the hash in `shared_facts`. */
  readonly shared: ReadonlyMap<string, SharedFacts>;
  /** The hash for stores with a set of special days. */
  hashOf(set: string | undefined): string;
}

const codes: Readonly<Record<(typeof pickupKinds)[number], PickupCode>> = {
  'in-store': '16',
  'drive-thru': 'DT',
  curbside: 'CX',
};
const defaultSpaces = 4;
const hashLength = 32;

const midnight = '00:00';
const dayHours = ({ opens, closes }: DayHours): DayHours => ({
  opens,
  closes: closes === '24:00' ? midnight : closes,
});
const closedAlways: WeeklyHours = weekdays.map(() => null);
const weekOf = (rows: readonly RowOf<typeof hoursKind>[]): WeeklyHours =>
  weekdays.map((day) => {
    const row = rows.find(({ days }) => days.includes(day));
    return row ? dayHours(row) : null;
  });

const specialDayOf = ({ name, isClosed, opens, closes }: RowOf<typeof specialDayKind>): SpecialDay => {
  const hours = opens !== undefined && closes !== undefined ? dayHours({ opens, closes }) : 'usual';
  return { name: messageFrom(name), hours: isClosed ? null : hours };
};

/** The parts of a shop that its stores refer to. */
const createParts = (shop: Shop) => {
  const hours = Map.groupBy(shop.rowsOf(hoursKind), ({ set }) => set);
  const weeks = new Map([...hours].map(([set, rows]) => [set, weekOf(rows)]));
  const days = Map.groupBy(shop.rowsOf(specialDayKind), ({ set }) => set);
  const amenityList = shop.rowsOf(amenityKind).map(({ code, name }) => ({ code, name: messageFrom(name) }));
  const factsOf = (set?: string): readonly [hash: string, facts: SharedFacts] => {
    const rows = (set === undefined ? undefined : days.get(set)) ?? [];
    const specialDays = Object.fromEntries(rows.map((row) => [row.date, specialDayOf(row)]));
    const facts = { specialDays, amenityList };
    return [createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, hashLength), facts];
  };
  const withoutDays = factsOf();
  const sets = new Map([...days.keys()].map((set) => [set, factsOf(set)]));
  return {
    weekOf: (set = '') => weeks.get(set) ?? closedAlways,
    hashOf: (set = '') => (sets.get(set) ?? withoutDays)[0],
    shared: new Map([withoutDays, ...sets.values()]),
  };
};
type Parts = ReturnType<typeof createParts>;

type StoreData = RowOf<typeof storeKind>;
const placeOf = (store: StoreData) => ({
  lat: store.latitude,
  lng: store.longitude,
  street: store.street,
  address_line_2: store.addressLine2 ?? null,
  city: store.city,
  region: store.region ?? '',
  postal_code: store.postalCode ?? '',
  country_code: store.country,
  time_zone: store.timeZone,
  phone: store.phone ?? null,
});
/** The states that other systems change later: ready or busy, curbside open or closed today, an error that is simulated. */
const firstStates = ({ counterOnly, pickup = [] }: StoreData) => ({
  availability: counterOnly ? 'NOT_SUPPORTED' : 'READY',
  curbside: pickup.includes('curbside') ? 'AVAILABLE' : 'UNAVAILABLE',
  warning_labels: [],
  assortment: 'full' as const,
  fixture_error: null,
});
const rowOf = (store: StoreData, { weekOf: weekOfSet, hashOf }: Parts): StoreRow => {
  const pickup = (store.pickup ?? []).map((kind) => codes[kind]);
  const number = String(store.number);
  return {
    store_number: number,
    short_number: shortNumberOf(number),
    name: store.name,
    ...placeOf(store),
    ...firstStates(store),
    ownership_type: store.isLicensed ? 'LS' : 'CO',
    guest_ordering: !store.membersOnly,
    stall_quantity: store.curbsideSpaces ?? defaultSpaces,
    svc_only: store.storedValueOnly ?? false,
    pickup_options: pickup,
    amenities: [...pickup, ...(store.amenities ?? [])],
    hours: weekOfSet(store.hours),
    shared_facts: hashOf(store.specialDays),
    closed_from: store.closedFrom ?? null,
    closed_until: store.closedUntil ?? null,
    slot_capacity: store.slotCapacity,
    lead_minutes: store.leadMinutes,
    price_tier: store.priceGroup ?? 0,
    tax_jurisdiction: store.taxJurisdiction ?? null,
    removed_at: null,
  };
};

const rowsOfShops = new WeakMap<Shop, StoreRows>();
/** The rows of a shop's stores, made once. */
export const storeRowsOf = (shop: Shop): StoreRows => {
  const known = rowsOfShops.get(shop);
  if (known) return known;
  const parts = createParts(shop);
  const stores = shop.rowsOf(storeKind).map((store) => rowOf(store, parts));
  const rows = { stores, shared: parts.shared, hashOf: parts.hashOf };
  rowsOfShops.set(shop, rows);
  return rows;
};
