import type { Position } from '../map-provider.ts';
import { toWorld } from '../mercator.ts';

/** A rectangle of tiles at one zoom level, both ends included. */
interface TileArea {
  readonly zoom: number;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}
/** The zoom level of the tiles by which the areas with streets are listed. */
export const coverageZoom = 13;
/** The areas with streets in the archive: central Chicago and a part of San Francisco. */
const streetAreas: readonly TileArea[] = [
  { zoom: coverageZoom, x: [2098, 2102], y: [3042, 3047] },
  { zoom: coverageZoom, x: [1309, 1309], y: [3166, 3166] },
];
/** The last zoom level of tiles outside of the street areas, and inside of them. */
const lastZoom = { everywhere: 10, streets: 14 } as const;

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const isWithin = (value: number, [first, last]: readonly [number, number]) => value >= first && value <= last;

/** Whether the tile lies in an area with streets, or contains a part of one. */
export const hasStreets = ({ z, x, y }: TileAddress): boolean =>
  streetAreas.some((area) => {
    if (z >= area.zoom) {
      const shift = z - area.zoom;
      return isWithin(x >> shift, area.x) && isWithin(y >> shift, area.y);
    }
    const shift = area.zoom - z;
    const scaled = ([first, last]: readonly [number, number]) => [first >> shift, last >> shift] as const;
    return isWithin(x, scaled(area.x)) && isWithin(y, scaled(area.y));
  });

/** A tile of the archive, and how many zoom levels it is enlarged by. */
export interface SourceTile extends TileAddress {
  readonly levels: number;
}
/** The tile of the archive that a tile of the map is drawn from. */
export const sourceTileOf = (tile: TileAddress): SourceTile => {
  const detail = hasStreets(tile) ? lastZoom.streets : lastZoom.everywhere;
  const levels = Math.max(0, tile.z - detail);
  return { z: tile.z - levels, x: tile.x >> levels, y: tile.y >> levels, levels };
};

/** The tile that contains a position; `y` counts from the north (Web Mercator). */
export const tileAt = (position: Position, z: number): TileAddress => {
  const count = 2 ** z;
  const { x, y } = toWorld(position);
  return { z, x: Math.floor(x * count), y: Math.floor(y * count) };
};
