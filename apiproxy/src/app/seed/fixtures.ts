import type { Availability } from '../../catalogue/catalogue.types.ts';
import type { Kind, RowOf } from '../../shop/kind.ts';
import type { Shop } from '../../shop/read-shop.ts';
import { readSample } from '../../shop/sample.ts';
import { storeKind } from '../../stores/kinds/store.kinds.ts';
import { storeRowsOf, type StoreRow } from '../../stores/projection/store-rows.ts';
import { toStore, type StoreFacts } from '../../stores/store.ts';

interface Fixture {
  /** The number is `{short}-{100000 + short - 1000}`: 1001-100001. */
  readonly short: number;
  readonly reason: string;
  /** The states that a shop’s data do not have. */
  readonly state?: Partial<Pick<StoreRow, 'availability' | 'curbside' | 'fixture_error'>>;
  readonly products?: Readonly<Record<string, Availability>>;
}

/** The first stores of `samples/crema`: each has one special property, for tests, demonstrations and bug reports. Their numbers never change. */
export const fixtures: readonly Fixture[] = [
  {
    short: 1001,
    reason: 'always open, READY, guests welcome, all pickup options, everything on the menu',
  },
  {
    short: 1002,
    reason: 'guest ordering is off',
  },
  {
    short: 1003,
    state: { availability: 'BUSY' },
    reason: 'too busy to take mobile orders',
  },
  {
    short: 1004,
    reason: 'does not take mobile orders',
  },
  {
    short: 1005,
    state: { availability: 'CLOSED' },
    reason: 'mobile ordering is closed while the store is open',
  },
  {
    short: 1006,
    reason: 'closed by its hours (open 03:00 to 03:05)',
  },
  {
    short: 1007,
    reason: 'takes stored-value cards only (ORD-106)',
  },
  {
    short: 1008,
    products: {
      '2010-hot-small': 'SOLD_OUT',
      '2010-hot-medium': 'SOLD_OUT',
      '2010-hot-large': 'SOLD_OUT',
      '2130-iced-large': 'SOLD_OUT',
      '3001-single-each': 'SOLD_OUT',
      '3101-single-each': 'NOT_SOLD',
      '3401-single-each': 'NOT_SOLD',
      '3005-single-each': 'UNKNOWN',
      'opt-304': 'SOLD_OUT',
    },
    reason:
      'Caffè Latte and croissant sold out, large iced latte sold out, bacon sandwich and beans not sold, oat milk out (ORD-025)',
  },
  {
    short: 1009,
    reason: 'open 24 hours, no curbside',
  },
  {
    short: 1010,
    reason: 'every pickup slot is full (ORD-064)',
  },
  {
    short: 1011,
    state: { fixture_error: 'menu' },
    reason: 'its menu fails to load, outside production (ORD-022)',
  },
  {
    short: 1012,
    reason: 'in California: the note on sales tax (ORD-087)',
  },
  {
    short: 1013,
    reason: 'Canada: CAD, kilometres, English',
  },
  {
    short: 1014,
    reason: 'Canada: CAD, French',
  },
  {
    short: 1015,
    state: { curbside: 'CLOSED' },
    reason: 'curbside is closed today, the rest works',
  },
  {
    short: 1016,
    state: { availability: 'UNKNOWN' },
    reason: 'mobile ordering cannot be determined: not ready (D-37)',
  },
  {
    short: 1017,
    reason: 'ordinary hours: 6:00 to 21:00 every day, shorter on holidays',
  },
  {
    short: 1018,
    state: { fixture_error: 'country' },
    reason: 'its record names no country, so nothing can be priced (MISSING_COUNTRY, ORD-160)',
  },
  {
    short: 1019,
    reason: 'closed until further notice: no opening hours (STORE_NOT_AVAILABLE, ORD-161)',
  },
  {
    short: 1020,
    reason: 'makes one order per pickup slot, so that a second customer finds it full (ORD-064)',
  },
];

export const fixtureNumber = (short: number): string => `${short}-${99_000 + short}`;

/** The states of the fixtures by number. */
export const fixtureStates = new Map(
  fixtures.flatMap(({ short, state }) => (state ? [[fixtureNumber(short), state] as const] : [])),
);
const fixtureNumbers = new Set(fixtures.map(({ short }) => fixtureNumber(short)));

let withFixtures: Shop | undefined;
/** The sample with these stores only, the same object each time: tests do not wait for 5,000 others. */
export const fixtureSample = (): Shop => {
  const { settings, rowsOf } = readSample();
  const stores = () => rowsOf(storeKind).filter(({ number }) => fixtureNumbers.has(String(number)));
  return (withFixtures ??= {
    settings,
    rowsOf: <K extends Kind>(kind: K) =>
      (kind.name === storeKind.name ? stores() : rowsOf(kind)) as readonly RowOf<K>[],
  });
};
export const fixtureStores = (): readonly StoreRow[] =>
  storeRowsOf(fixtureSample()).stores.map((row) => ({ ...row, ...fixtureStates.get(row.store_number) }));

/** A row of the seed as the server’s rules use it. */
export const seededStore = (row: StoreRow): StoreFacts =>
  toStore(row as Parameters<typeof toStore>[0], storeRowsOf(fixtureSample()).shared.get(row.shared_facts));

export const fixtureProducts = fixtures.flatMap(({ short, products }) =>
  Object.entries(products ?? {}).map(([sku, availability]) => ({
    store_number: fixtureNumber(short),
    sku,
    availability,
  })),
);
