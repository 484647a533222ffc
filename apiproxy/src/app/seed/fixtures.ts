import type { Availability } from '../../catalogue/catalogue.types.ts';
import type { StoreSeed } from './seed-stores.ts';
import { defaults } from './fixture-defaults.ts';
import { fiveMinutesAtNight } from './store-kinds.ts';

interface Fixture extends Partial<StoreSeed> {
  /** The number is `{short}-{100000 + short - 1000}`: 1001-100001. */
  readonly short: number;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly street: string;
  readonly reason: string;
  readonly products?: Readonly<Record<string, Availability>>;
}
const weekdayHours = (opens: string, closes: string) => Array.from({ length: 7 }, () => ({ opens, closes }));

/** Stores with one special property each, for tests, demonstrations and bug reports. Their numbers never change. */
export const fixtures: readonly Fixture[] = [
  {
    short: 1001,
    name: 'Clark & Lake',
    lat: 41.88573,
    lng: -87.63086,
    street: '200 N Clark St',
    reason: 'always open, READY, guests welcome, all pickup options, everything on the menu',
  },
  {
    short: 1002,
    name: 'Madison & Wells',
    lat: 41.88197,
    lng: -87.63394,
    street: '201 W Madison St',
    guest_ordering: false,
    reason: 'guest ordering is off',
  },
  {
    short: 1003,
    name: 'State & Randolph',
    lat: 41.88452,
    lng: -87.62786,
    street: '150 N State St',
    availability: 'BUSY',
    reason: 'too busy to take mobile orders',
  },
  {
    short: 1004,
    name: 'Union Station Hall',
    lat: 41.87874,
    lng: -87.63956,
    street: '225 S Canal St',
    availability: 'NOT_SUPPORTED',
    ownership_type: 'LS',
    guest_ordering: false,
    reason: 'does not take mobile orders',
  },
  {
    short: 1005,
    name: 'Wacker & Adams',
    lat: 41.87938,
    lng: -87.63692,
    street: '200 S Wacker Dr',
    availability: 'CLOSED',
    reason: 'mobile ordering is closed while the store is open',
  },
  {
    short: 1006,
    name: 'Monroe & Dearborn',
    lat: 41.88064,
    lng: -87.62942,
    street: '30 W Monroe St',
    hours: fiveMinutesAtNight,
    reason: 'closed by its hours (open 03:00 to 03:05)',
  },
  {
    short: 1007,
    name: 'Jackson & Franklin',
    lat: 41.87822,
    lng: -87.63515,
    street: '300 W Jackson Blvd',
    svc_only: true,
    reason: 'takes stored-value cards only (ORD-106)',
  },
  {
    short: 1008,
    name: 'Michigan & Washington',
    lat: 41.88337,
    lng: -87.62471,
    street: '24 N Michigan Ave',
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
    name: 'Roosevelt Drive-thru',
    lat: 41.86744,
    lng: -87.62704,
    street: '1200 S Wabash Ave',
    pickup_options: ['16', 'DT', 'XO'],
    curbside: 'UNAVAILABLE',
    reason: 'open 24 hours, no curbside, carries code XO, which is never offered (ORD-060)',
  },
  {
    short: 1010,
    name: 'Merchandise Mart',
    lat: 41.88823,
    lng: -87.63552,
    street: '222 W Merchandise Mart Plaza',
    slot_capacity: 0,
    reason: 'every pickup slot is full (ORD-064)',
  },
  {
    short: 1011,
    name: 'Van Buren & LaSalle',
    lat: 41.87689,
    lng: -87.63185,
    street: '401 S LaSalle St',
    fixture_error: 'menu',
    reason: 'its menu fails to load, outside production (ORD-022)',
  },
  {
    short: 1012,
    name: 'Market & Fourth',
    lat: 37.78571,
    lng: -122.40593,
    street: '800 Market St',
    city: 'San Francisco',
    region: 'CA',
    postal_code: '94102',
    phone: '+1 415 555 0112',
    time_zone: 'America/Los_Angeles',
    reason: 'in California: the note on sales tax (ORD-087)',
  },
  {
    short: 1013,
    name: 'King & Bay',
    lat: 43.64877,
    lng: -79.38171,
    street: '100 King St W',
    city: 'Toronto',
    region: 'ON',
    postal_code: 'M5X 1A9',
    country_code: 'CA',
    phone: '+1 416 555 0113',
    time_zone: 'America/Toronto',
    reason: 'Canada: CAD, kilometres, English',
  },
  {
    short: 1014,
    name: 'Place Sainte-Catherine',
    lat: 45.50337,
    lng: -73.56908,
    street: '1000, rue Sainte-Catherine Ouest',
    city: 'Montréal',
    region: 'QC',
    postal_code: 'H3B 4W5',
    country_code: 'CA',
    phone: '+1 514 555 0114',
    time_zone: 'America/Toronto',
    reason: 'Canada: CAD, French',
  },
  {
    short: 1015,
    name: 'Halsted & Grand',
    lat: 41.89124,
    lng: -87.64742,
    street: '520 N Halsted St',
    curbside: 'CLOSED',
    reason: 'curbside is closed today, the rest works',
  },
  {
    short: 1016,
    name: 'Clinton & Fulton',
    lat: 41.88694,
    lng: -87.64104,
    street: '300 N Clinton St',
    availability: 'UNKNOWN',
    reason: 'mobile ordering cannot be determined: not ready (D-37)',
  },
  {
    short: 1017,
    name: 'Ohio & Fairbanks',
    lat: 41.89248,
    lng: -87.62043,
    street: '270 E Ohio St',
    hours: weekdayHours('06:00', '21:00'),
    holiday_pattern: 'city',
    reason: 'ordinary hours: 6:00 to 21:00 every day, shorter on holidays',
  },
  {
    short: 1018,
    name: 'Canal & Maxwell',
    lat: 41.86475,
    lng: -87.63937,
    street: '1330 S Canal St',
    country_code: '',
    reason: 'its record names no country, so nothing can be priced (MISSING_COUNTRY, ORD-160)',
  },
  {
    short: 1019,
    name: 'Cermak & Indiana',
    lat: 41.85292,
    lng: -87.62236,
    street: '2200 S Indiana Ave',
    hours: Array.from({ length: 7 }, () => null),
    reason: 'closed until further notice: no opening hours (STORE_NOT_AVAILABLE, ORD-161)',
  },
  {
    short: 1020,
    name: 'Cushman & Second',
    lat: 64.84412,
    lng: -147.71892,
    street: '201 Cushman St',
    city: 'Fairbanks',
    region: 'AK',
    postal_code: '99701',
    time_zone: 'America/Anchorage',
    slot_capacity: 1,
    reason: 'makes one order per pickup slot, so that a second customer finds it full (ORD-064)',
  },
];

export const fixtureNumber = (short: number): string => `${short}-${99_000 + short}`;

const toSeed = ({ short, reason: _reason, products: _products, ...row }: Fixture): StoreSeed => ({
  ...defaults,
  ...row,
  pickup_options: [...(row.pickup_options ?? defaults.pickup_options)],
  amenities: [...(row.amenities ?? defaults.amenities)],
  warning_labels: [...(row.warning_labels ?? defaults.warning_labels)],
  store_number: fixtureNumber(short),
  short_number: String(short),
});
export const fixtureStores = (): readonly StoreSeed[] => fixtures.map(toSeed);

export const fixtureProducts = fixtures.flatMap(({ short, products }) =>
  Object.entries(products ?? {}).map(([sku, availability]) => ({
    store_number: fixtureNumber(short),
    sku,
    availability,
  })),
);
