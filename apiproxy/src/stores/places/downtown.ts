import { normalise } from './gazetteer.ts';
import type { Place } from './geocoder.ts';
import { metresFrom, type Position } from './geo.ts';
import type { StoreFacts } from '../store.ts';
import type { StoreGrid } from './store-grid.ts';

/** A city has its stores within this distance of its position in the data. */
const cityMetres = 30_000;
/** Degrees: about 1.5 km. A downtown has three by three of these cells. */
const cellSize = 0.015;
/** So far from the city's position, twice as many stores are needed: a suburb with a few more of them is not the centre. */
const innerMetres = 5_000;
/** Fewer stores have no centre. */
const fewestStores = 3;

interface PlacedStore {
  readonly store: StoreFacts;
  /** The distance from the city's position in the data. */
  readonly metres: number;
}
/** The city's stores; for a state those of the city next to its position. */
const storesOf = (
  { kind, name, ...from }: Place,
  grid: Pick<StoreGrid, 'visitNear' | 'near'>,
): readonly PlacedStore[] => {
  const [next] = kind === 'state' ? grid.near({ from, withinMetres: cityMetres, limit: 1 }) : [];
  const city = normalise(next?.store.city ?? name.split(/[,(]/, 1)[0] ?? '');
  const metresTo = metresFrom(from);
  const found: PlacedStore[] = [];
  grid.visitNear({ from, withinMetres: cityMetres }, (store) => {
    if (normalise(store.city) === city)
      found.push({ store, metres: metresTo(store.latitude, store.longitude) });
  });
  return found;
};

const cellOf = ({ store: { latitude, longitude } }: PlacedStore, up = 0, right = 0): string =>
  `${Math.floor(latitude / cellSize) + up},${Math.floor(longitude / cellSize) + right}`;
const steps = [-1, 0, 1];

/** The middle of the part of a city with the most stores; undefined for a place that is not a city or state, or has few stores. */
export const findDowntown = (
  place: Place,
  grid: Pick<StoreGrid, 'visitNear' | 'near'>,
): Position | undefined => {
  if (place.kind !== 'city' && place.kind !== 'state') return undefined;
  const stores = storesOf(place, grid);
  const cells = Map.groupBy(stores, (store) => cellOf(store));
  let most: readonly PlacedStore[] = [];
  let highest = 0;
  for (const [first] of cells.values()) {
    if (!first) continue;
    const around = steps.flatMap((up) => steps.flatMap((right) => cells.get(cellOf(first, up, right)) ?? []));
    const rank = around.length / (1 + (first.metres / innerMetres) ** 2);
    if (rank > highest) [most, highest] = [around, rank];
  }
  if (most.length < fewestStores) return undefined;
  const middle = (degrees: (store: StoreFacts) => number) =>
    Number((most.reduce((sum, { store }) => sum + degrees(store), 0) / most.length).toFixed(5));
  return { lat: middle(({ latitude }) => latitude), lng: middle(({ longitude }) => longitude) };
};
