import type { LayerName, TileFeature, TileLayers } from '../decode-tile.ts';
import { at, type Steps } from '../steps.ts';
import type { TilePlacement } from '../tile-canvas.ts';
import type { CanvasPoint, Label, PointLabel } from './label.ts';

/** A tile whose labels are collected; `placement` is on the canvas of all labels. */
export interface LabelTile {
  readonly layers: TileLayers;
  readonly placement: TilePlacement;
  /** The tile has streets: postal codes would hide them. */
  readonly hasStreets: boolean;
}
type Collect = (feature: TileFeature, zoom: number, tile: LabelTile) => Omit<PointLabel, 'at'> | undefined;

const textOf = ({ properties }: TileFeature) => String(properties['n'] ?? '');
const numberOf = ({ properties }: TileFeature, name: string) => Number(properties[name] ?? 0);

/** Countries below this many square kilometres have no name: islands would look as important as their neighbours. */
const leastArea: Steps = [
  [3, 20_000],
  [5, 3_000],
];
const country: Collect = (feature, zoom) => {
  const area = numberOf(feature, 'a');
  if (zoom >= 5 || area < at(zoom, leastArea)) return undefined;
  return { kind: 'country', text: textOf(feature), priority: 1e9 + area, area };
};

/** Their names are longer than they are wide: they would be read as names of their neighbours. */
const smallStates: ReadonlySet<string> = new Set([
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Maryland',
  'Massachusetts',
  'New Hampshire',
  'New Jersey',
  'Prince Edward Island',
  'Rhode Island',
  'Vermont',
]);
/** From far only the largest cities come before a state, close up all places do. Of two states the shorter name fits better. */
const statePriority: Steps = [
  [5, 1.05e7],
  [6, 5e5],
];
const state: Collect = (feature, zoom) => {
  const text = textOf(feature);
  if (zoom < 4 || zoom >= 7.5 || (zoom < 6 && smallStates.has(text))) return undefined;
  return { kind: 'state', text, priority: at(zoom, statePriority) - text.length };
};

/** A place is shown from its own zoom level on; capitals come before larger cities. */
const placeWeight: Readonly<Record<string, number>> = { c: 4, a: 2.2 };
const place: Collect = (feature, zoom) => {
  const from = numberOf(feature, 'z');
  if (from > zoom + 0.6) return undefined;
  const population = numberOf(feature, 'p');
  const weight = placeWeight[String(feature.properties['k'])] ?? 1;
  const priority = population * weight + 1e6 * (11 - from);
  return { kind: 'place', text: textOf(feature), priority, population, hasDot: zoom < 9.5 };
};

/** Most of these are names of companies and their buildings. */
const companies: ReadonlySet<string> = new Set(['poi:marker', 'poi:lodging', 'poi:shop']);
/** Neighbourhoods, stations and, close up, landmarks. */
const pointOfInterest: Collect = (feature, zoom) => {
  if (zoom < 11.5) return undefined;
  const kind = String(feature.properties['k']);
  if (kind === 'hood')
    return zoom < 16.5 ? { kind: 'neighborhood', text: textOf(feature), priority: 4e5 } : undefined;
  if (kind === 'rail')
    return zoom >= 14.5 ? { kind: 'station', text: textOf(feature), priority: 2e5 } : undefined;
  if (companies.has(kind)) return undefined;
  const rank = numberOf(feature, 'lr');
  return zoom >= 15 && rank <= 3 + 2 * (zoom - 15)
    ? { kind: 'landmark', text: textOf(feature), priority: 1e5 - rank * 1e3 }
    : undefined;
};

const pointLayers: readonly (readonly [LayerName, Collect])[] = [
  ['country', country],
  ['state', state],
  ['place', place],
  [
    'zip',
    (feature, zoom, { hasStreets }) =>
      zoom >= 11.5 && !hasStreets ? { kind: 'postalCode', text: textOf(feature), priority: 3e3 } : undefined,
  ],
  ['poi', pointOfInterest],
];

/** Streets of this rank and more important ones have names: 0 is a motorway, 9 a path. */
const lastRank = (zoom: number) =>
  at(zoom, [
    [13, 3],
    [14, 4],
    [15, 6],
    [17, 9],
  ]);
const streets = ({ layers, placement: { scale, left, top } }: LabelTile, zoom: number): readonly Label[] => {
  if (zoom < 13) return [];
  const named = (layers.road_label ?? []).filter((feature) => numberOf(feature, 'r') <= lastRank(zoom));
  return named.flatMap((feature) =>
    feature.lines.map((line): Label => ({
      kind: 'street',
      text: textOf(feature),
      priority: 9e4 - numberOf(feature, 'r') * 1e4,
      line: line.map(({ x, y }): CanvasPoint => [x * scale + left, y * scale + top]),
    })),
  );
};

/** The labels that may be shown at a zoom level. */
export const collectLabels = (tile: LabelTile, zoom: number): readonly Label[] => {
  const { scale, left, top } = tile.placement;
  const points = pointLayers.flatMap(([layer, collect]) =>
    (tile.layers[layer] ?? []).flatMap((feature): Label[] => {
      const point = feature.lines[0]?.[0];
      const label = point && collect(feature, zoom, tile);
      return label && label.text !== ''
        ? [{ ...label, at: [point.x * scale + left, point.y * scale + top] }]
        : [];
    }),
  );
  return [...points, ...streets(tile, zoom)];
};
