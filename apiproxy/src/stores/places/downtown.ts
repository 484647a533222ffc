import { loadGazetteer, normalise, type GazetteerEntry } from './gazetteer.ts';
import type { Place } from './geocoder.ts';
import { metresFrom, type Position } from './geo.ts';
import type { StoreGrid } from './store-grid.ts';

/** A city has its stores and postal codes within this distance of its position in the data. */
const cityMetres = 30_000;
/** Degrees: about 1.5 km. A downtown has three by three of these cells. */
const cellSize = 0.015;
/** So far from the city's position, twice as many of them are needed: a suburb with a few more of them is not the centre. */
const innerMetres = 5_000;
/** Fewer points have no centre. */
const fewestPoints = 3;

/** A store, or a postal code. */
interface Point extends Position {
  /** The distance from the city's position in the data. */
  readonly metres: number;
}
type Towns = ReadonlyMap<string, readonly Position[]>;
const placeOf = ({ place: { lat, lng } }: GazetteerEntry): [string, Position] => [
  `${lat.toFixed(3)} ${lng.toFixed(3)}`,
  { lat, lng },
];
let postalCodes: Towns | undefined;
/** The postal codes of each town. Those of post boxes have one position in the data, and count once. */
const loadPostalCodes = (): Towns =>
  (postalCodes ??= new Map(
    [
      ...Map.groupBy(
        loadGazetteer().filter(({ place }) => place.kind === 'zip'),
        ({ place }) => normalise(place.town),
      ),
    ].map(([town, codes]) => [town, [...new Map(codes.map(placeOf)).values()]]),
  ));

/** The city's stores and postal codes; for a state those of the city next to its position. */
const pointsOf = (
  { kind, name, ...from }: Place,
  grid: Pick<StoreGrid, 'visitNear' | 'near'>,
): readonly Point[] => {
  const [next] = kind === 'state' ? grid.near({ from, withinMetres: cityMetres, limit: 1 }) : [];
  const city = normalise(next?.store.city ?? name.split(/[,(]/, 1)[0] ?? '');
  const metresTo = metresFrom(from);
  const found: Point[] = [];
  const add = (lat: number, lng: number) => void found.push({ lat, lng, metres: metresTo(lat, lng) });
  grid.visitNear({ from, withinMetres: cityMetres }, (store) => {
    if (normalise(store.city) === city) add(store.latitude, store.longitude);
  });
  // The post calls New York City 'New York'.
  const codes = loadPostalCodes().get(city) ?? loadPostalCodes().get(city.replace(/ city$/, ''));
  codes?.forEach(({ lat, lng }) => add(lat, lng));
  return found.filter(({ metres }) => metres <= cityMetres);
};

const cellOf = ({ lat, lng }: Position, up = 0, right = 0): string =>
  `${Math.floor(lat / cellSize) + up},${Math.floor(lng / cellSize) + right}`;
const steps = [-1, 0, 1];

/**
 * The middle of the part of a city with the most stores and postal codes, which are small and many in a downtown; stores alone are too few
 * in most cities (L-09). Undefined for a place that is not a city or state, or has few of both.
 */
export const findDowntown = (
  place: Place,
  grid: Pick<StoreGrid, 'visitNear' | 'near'>,
): Position | undefined => {
  if (place.kind !== 'city' && place.kind !== 'state') return undefined;
  const cells = Map.groupBy(pointsOf(place, grid), (point) => cellOf(point));
  let most: readonly Point[] = [];
  let highest = 0;
  for (const [first] of cells.values()) {
    if (!first) continue;
    const around = steps.flatMap((up) => steps.flatMap((right) => cells.get(cellOf(first, up, right)) ?? []));
    const rank = around.length / (1 + (first.metres / innerMetres) ** 2);
    if (rank > highest) [most, highest] = [around, rank];
  }
  if (most.length < fewestPoints) return undefined;
  const middle = (degrees: (point: Point) => number) =>
    Number((most.reduce((sum, point) => sum + degrees(point), 0) / most.length).toFixed(5));
  return { lat: middle(({ lat }) => lat), lng: middle(({ lng }) => lng) };
};
