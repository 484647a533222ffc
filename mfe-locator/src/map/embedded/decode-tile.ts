import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

export interface TilePoint {
  readonly x: number;
  readonly y: number;
}
export type TileLine = readonly TilePoint[];
export interface TileFeature {
  readonly type: 'point' | 'line' | 'polygon';
  readonly lines: readonly TileLine[];
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** The smallest rectangle around the feature: west, north, east, south, in the tile's own units. */
  readonly box: readonly [number, number, number, number];
}
/** The layers of the archive (apiproxy/data/map/NOTICE.md). */
export type LayerName =
  | 'land'
  | 'water'
  | 'river'
  | 'urban'
  | 'admin0'
  | 'admin1'
  | 'county'
  | 'place'
  | 'state'
  | 'country'
  | 'zip'
  | 'poi'
  | 'road'
  | 'road_label'
  | 'park'
  | 'building'
  | 'rail'
  | 'detbg';
export type TileLayers = Readonly<Partial<Record<LayerName, readonly TileFeature[]>>>;

/** The units of a tile's side. */
export const tileExtent = 4096;
const types = { 1: 'point', 2: 'line', 3: 'polygon' } as const;

const boxOf = (lines: readonly TileLine[]): TileFeature['box'] => {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines)
    for (const { x, y } of line) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      north = Math.min(north, y);
      south = Math.max(south, y);
    }
  return [west, north, east, south];
};

/** Decodes a vector tile. A feature without a known geometry is left out. */
export const decodeTile = (bytes: ArrayBuffer): TileLayers => {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  const decoded = Object.entries(layers).map(([name, layer]) => {
    const features: TileFeature[] = [];
    for (let index = 0; index < layer.length; index += 1) {
      const feature = layer.feature(index);
      if (feature.type === 0) continue;
      const lines = feature.loadGeometry();
      features.push({
        type: types[feature.type],
        lines,
        properties: feature.properties,
        box: boxOf(lines),
      });
    }
    return [name, features] as const;
  });
  return Object.fromEntries(decoded);
};
