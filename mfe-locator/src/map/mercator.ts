import type { MapView } from '@crema/shared-contracts';
import { zoomLimits, type MapBounds, type Position } from './map-provider.ts';

/** A position in Web Mercator: the world is a square from 0 to 1, and `y` counts from the north. */
interface WorldPoint {
  readonly x: number;
  readonly y: number;
}
/** The size of a map's element in CSS pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}
/** The side of the world at zoom level 0, in CSS pixels. */
const worldSide = 256;

export const toWorld = ({ lat, lng }: Position): WorldPoint => ({
  x: (lng + 180) / 360,
  y: (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2,
});
const fromWorld = ({ x, y }: WorldPoint): Position => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lng: x * 360 - 180,
});

/** The CSS pixels by which `to` lies east and south of `from` at a zoom level. */
export const pixelsBetween = (from: Position, to: Position, zoom: number): WorldPoint => {
  const [start, end] = [toWorld(from), toWorld(to)];
  const side = worldSide * 2 ** zoom;
  return { x: (end.x - start.x) * side, y: (end.y - start.y) * side };
};
/** The position that lies this many CSS pixels south of another at a zoom level. */
export const southOf = (from: Position, pixels: number, zoom: number): Position => {
  const { x, y } = toWorld(from);
  return fromWorld({ x, y: y + pixels / worldSide / 2 ** zoom });
};

/** The position in the middle of an area as a map shows it: farther from the equator than that between its latitudes. */
export const middleOnMap = ({ north, south, east, west }: MapBounds): Position => {
  const [northWest, southEast] = [toWorld({ lat: north, lng: west }), toWorld({ lat: south, lng: east })];
  return fromWorld({ x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2 });
};

/** The area that a map of this size shows. */
export const boundsAround = (view: MapView, { width, height }: MapSize): MapBounds => {
  const middle = toWorld(view);
  const side = worldSide * 2 ** view.zoom;
  const northWest = fromWorld({ x: middle.x - width / side / 2, y: middle.y - height / side / 2 });
  const southEast = fromWorld({ x: middle.x + width / side / 2, y: middle.y + height / side / 2 });
  return { north: northWest.lat, south: southEast.lat, east: southEast.lng, west: northWest.lng };
};

/** The smallest area around `middle`, of equal reach to both sides, that contains the positions. */
export const boundsWithMiddle = (middle: Position, positions: readonly Position[]): MapBounds => {
  const offsets = positions.map((position) => pixelsBetween(middle, position, 0));
  const reach = (axis: keyof WorldPoint) =>
    2 * Math.max(0, ...offsets.map((offset) => Math.abs(offset[axis])));
  return boundsAround({ ...middle, zoom: 0 }, { width: reach('x'), height: reach('y') });
};

/** The view with the highest whole zoom level, `maxZoom` at most, in which the bounds and `padding` around them fit. */
export const viewAround = (
  bounds: MapBounds,
  { width, height }: MapSize,
  { padding, maxZoom }: { readonly padding: number; readonly maxZoom: number },
): MapView => {
  const northWest = toWorld({ lat: bounds.north, lng: bounds.west });
  const southEast = toWorld({ lat: bounds.south, lng: bounds.east });
  const fit = (pixels: number, share: number) =>
    Math.log2(Math.max(1, pixels - 2 * padding) / share / worldSide);
  const highest = Math.min(fit(width, southEast.x - northWest.x), fit(height, southEast.y - northWest.y));
  const zoom = Math.max(zoomLimits.least, Math.min(maxZoom, Math.floor(highest)));
  return { ...middleOnMap(bounds), zoom };
};
