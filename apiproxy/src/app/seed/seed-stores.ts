import { readFileSync } from 'node:fs';
import { bucketOf } from '@crema/shared-contracts';
import { readSample } from '../../shop/sample.ts';
import { storeRowsOf, type StoreRow } from '../../stores/projection/store-rows.ts';
import { metresBetween } from '../../stores/places/geo.ts';
import { readPostalAreas } from '../../stores/places/place-data.ts';
import { areaCodes, quebecStreets } from './regions.ts';
import { storeKinds, type StoreKind } from './store-kinds.ts';

interface Site {
  readonly lat: number;
  readonly lng: number;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly timeZone: string;
  readonly postalCode: string;
  readonly street: string;
  readonly population: number;
}
const bigCity = 500_000;
const source = new URL('../../../data/geo/store-sites.tsv', import.meta.url);

const readSites = (): readonly Site[] =>
  readFileSync(source, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [
        lat,
        lng,
        country = '',
        region = '',
        city = '',
        timeZone = '',
        postalCode = '',
        street = '',
        population,
      ] = line.split('\t');
      return {
        lat: Number(lat),
        lng: Number(lng),
        country,
        region,
        city,
        timeZone,
        postalCode,
        street,
        population: Number(population),
      };
    });

/** A reproducible pseudo-random number from 0 to 100, independent for each store and aspect. */
type SeededRandom = (aspect: string) => number;
const seededRandomFor =
  (storeNumber: string): SeededRandom =>
  (aspect) =>
    bucketOf(storeNumber, aspect, 'stores');
const pick = <T>(list: readonly T[], random: SeededRandom, aspect: string): T =>
  list[Math.floor((random(aspect) / 100) * list.length)] as T;
/** Selects from shares that sum to 100. */
const pickWeighted = <T>(
  rows: readonly (readonly [T, number])[],
  random: SeededRandom,
  aspect: string,
): T => {
  let rest = random(aspect);
  for (const [value, share] of rows) if ((rest -= share) < 0) return value;
  return (rows.at(-1) as readonly [T, number])[0];
};

const streetOf = (site: Site, random: SeededRandom): string => {
  const number = 100 + Math.floor(random('house') * 48);
  return site.region === 'QC'
    ? `${number}, ${pick(quebecStreets, random, 'street')}`
    : `${number} ${site.street}`;
};
const nameOf = (site: Site, kind: StoreKind, random: SeededRandom): string => {
  const [english, french] = kind.suffixes;
  if (site.region === 'QC')
    return `${pick(french, random, 'name')} ${pick(quebecStreets, random, 'street').replace(/^\S+ (?:de la |du )?/, '')}`;
  return `${site.street} ${pick(english, random, 'name')}`;
};
const letters = 'ABCEGHJKLMNPRSTVWXYZ';
let postalAreas: ReturnType<typeof readPostalAreas> | undefined;
/** The Canadian postal area around a site, so that a search for it finds the store. */
const postalAreaOf = (site: Site): string => {
  postalAreas ??= readPostalAreas();
  const nearby = postalAreas
    .filter(({ regionCode }) => regionCode === site.region)
    .map((area) => ({ area, metres: metresBetween(site, area) }));
  return nearby.toSorted((one, other) => one.metres - other.metres)[0]?.area.name ?? 'K1A';
};
const postalOf = (site: Site, random: SeededRandom): string => {
  if (site.country !== 'CA') return site.postalCode;
  const digit = (aspect: string) => Math.floor(random(aspect) / 10);
  const letter = (aspect: string) => letters[Math.floor((random(aspect) / 100) * letters.length)];
  return `${postalAreaOf(site)} ${digit('p3')}${letter('p4')}${digit('p5')}`;
};

const amenityShares: readonly (readonly [string, number])[] = [
  ['WF', 86],
  ['ST', 74],
  ['AC', 92],
  ['LB', 82],
  ['NB', 42],
  ['CD', 88],
  ['WA', 93],
  ['17', 5],
  ['CC', 7],
];
const warningShares: readonly (readonly [string, number])[] = [
  ['MO', 1.5],
  ['LM', 3],
  ['ID', 1],
  ['CN', 1.5],
];
const atLeast = (shares: readonly (readonly [string, number])[], random: SeededRandom): string[] =>
  shares.filter(([code, share]) => random(code) < share).map(([code]) => code);

const ownAvailability = [
  ['READY', 94],
  ['BUSY', 3],
  ['CLOSED', 3],
] as const;
const licensedAvailability = [
  ['READY', 70],
  ['NOT_SUPPORTED', 26],
  ['UNKNOWN', 4],
] as const;
const curbsideStates = [
  ['AVAILABLE', 90],
  ['CLOSED', 5],
  ['UNAVAILABLE', 5],
] as const;

const toSeed = (site: Site, index: number): StoreRow => {
  const shortNumber = String(10_000 + index);
  const storeNumber = `${shortNumber}-${100_000 + index}`;
  const random = seededRandomFor(storeNumber);
  const column = site.population >= bigCity ? 0 : 1;
  const kind = pickWeighted(
    storeKinds.map((row) => [row, row.share[column]] as const),
    random,
    'kind',
  );
  return {
    store_number: storeNumber,
    short_number: shortNumber,
    name: nameOf(site, kind, random),
    lat: site.lat,
    lng: site.lng,
    street: streetOf(site, random),
    city: site.city,
    region: site.region,
    postal_code: postalOf(site, random),
    country_code: site.country,
    phone: `+1 ${areaCodes[site.region] ?? '800'} 555 01${String(Math.floor(random('phone'))).padStart(2, '0')}`,
    ownership_type: kind.ownership,
    time_zone: site.timeZone,
    availability: pickWeighted(
      kind.ownership === 'LS' ? licensedAvailability : ownAvailability,
      random,
      'availability',
    ),
    guest_ordering: random('guest') < 93,
    curbside: kind.pickup.includes('CX') ? pickWeighted(curbsideStates, random, 'curbside') : 'UNAVAILABLE',
    stall_quantity: kind.pickup.includes('CX') ? 2 + Math.floor(random('stalls') / 17) : 4,
    svc_only: random('svc') < 1.5,
    pickup_options: [...kind.pickup],
    amenities: [...kind.pickup, ...(kind.parking ? ['PL'] : []), ...atLeast(amenityShares, random)],
    warning_labels: atLeast(warningShares, random),
    hours: pick(kind.hours, random, 'hours'),
    shared_facts: storeRowsOf(readSample()).hashOf(`${kind.specialDays}-${site.country.toLowerCase()}`),
    closed_from: null,
    closed_until: null,
    address_line_2: null,
    tax_jurisdiction: null,
    removed_at: null,
    slot_capacity: 6 + Math.floor(random('capacity') / 12),
    lead_minutes: kind.leadMinutes + Math.floor(random('lead') / 25),
    price_tier: kind.priceTier,
    assortment: 'usual',
    fixture_error: null,
  };
};

/** 5,000 stores in populated places, the same in every run. */
export const seededStores = (): readonly StoreRow[] => readSites().map(toSeed);
