import { bucketOf } from '@crema/shared-contracts';
import type { StoreRow } from '../../stores/projection/store-rows.ts';
import { fixtureNumber, fixtures, fixtureStates } from './fixtures.ts';

type States = Pick<
  StoreRow,
  'store_number' | 'availability' | 'curbside' | 'warning_labels' | 'assortment' | 'fixture_error'
>;

/** A reproducible pseudo-random number from 0 to 100, independent for each store and aspect. */
type SeededRandom = (aspect: string) => number;
/** Selects from shares that sum to 100. */
const pickWeighted = (
  rows: readonly (readonly [value: string, share: number])[],
  random: SeededRandom,
  aspect: string,
): string => {
  let rest = random(aspect);
  for (const [value, share] of rows) if ((rest -= share) < 0) return value;
  return rows.at(-1)?.[0] ?? '';
};

const ownAvailability = [
  ['READY', 94],
  ['BUSY', 3],
  ['CLOSED', 3],
] as const;
const licensedAvailability = [
  ['READY', 96],
  ['UNKNOWN', 4],
] as const;
const curbsideStates = [
  ['AVAILABLE', 90],
  ['CLOSED', 5],
  ['UNAVAILABLE', 5],
] as const;
const warningShares: readonly (readonly [string, number])[] = [
  ['MO', 1.5],
  ['LM', 3],
  ['ID', 1],
  ['CN', 1.5],
];

const inventedStates = ({
  store_number,
  ownership_type,
  ...store
}: StoreRow): Omit<States, 'fixture_error'> => {
  const random: SeededRandom = (aspect) => bucketOf(store_number, aspect, 'stores');
  const shares = ownership_type === 'LS' ? licensedAvailability : ownAvailability;
  return {
    store_number,
    availability:
      store.availability === 'READY' ? pickWeighted(shares, random, 'availability') : store.availability,
    curbside:
      store.curbside === 'AVAILABLE' ? pickWeighted(curbsideStates, random, 'curbside') : store.curbside,
    warning_labels: warningShares.filter(([code, share]) => random(code) < share).map(([code]) => code),
    assortment: 'usual',
  };
};

const fixtureNumbers = new Set(fixtures.map(({ short }) => fixtureNumber(short)));
/** The states of a store of the sample in development: ready or busy, curbside, warnings. In a real shop other systems write them. */
export const seededStates = (row: StoreRow): States => ({
  store_number: row.store_number,
  availability: row.availability,
  curbside: row.curbside,
  warning_labels: row.warning_labels,
  assortment: row.assortment,
  fixture_error: row.fixture_error,
  ...(fixtureNumbers.has(row.store_number) ? fixtureStates.get(row.store_number) : inventedStates(row)),
});
