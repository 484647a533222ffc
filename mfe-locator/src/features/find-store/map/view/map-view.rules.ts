import {
  boxWidth,
  hasNoPlace,
  type Configuration,
  type LocatorQuery,
  type MapBox,
  type MapView,
  type StoreSummary,
} from '@crema/shared-contracts';
import type { MapArea, MapBounds, MapProvider, Position } from '../../../../map/map-provider.ts';
import { middleOnMap } from '../../../../map/mercator.ts';

/** LOC-013: positions that differ by less, in degrees, are the same. */
const tolerance = 0.000005;
const isNear = (one: number, other: number) => Math.abs(one - other) < tolerance;
export const isSameView = (one: MapView, other: MapView): boolean =>
  isNear(one.lat, other.lat) && isNear(one.lng, other.lng) && one.zoom === other.zoom;

export const boundsOf = (positions: readonly Position[]): MapBounds | undefined => {
  if (positions.length === 0) return undefined;
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  };
};

type Placed = Pick<StoreSummary, 'coordinates'>;
const positionOf = ({ coordinates: { latitude, longitude } }: Placed): Position => ({
  lat: latitude,
  lng: longitude,
});
/** The results that are shown with a chosen place or the customer's own position (LOC-012). */
const nearestShown = 3;

/** The view in the URL. */
export interface UrlTarget {
  readonly view: MapView;
  readonly isFromUrl: true;
  /** The middle of the search, if it is another one: the map was moved after the search, before the link was made. */
  readonly searchedAt?: Position;
  /** The stores to be seen, and the highest level, if the page chooses the zoom level. */
  readonly nearest: readonly Position[];
  readonly maxZoom: number;
}
/** The map's part for an answered search: a view, which may be that of the URL, or an area that has to be seen. */
export type MapTarget =
  UrlTarget | { readonly view: MapView; readonly isFromUrl?: never } | { readonly bounds: MapBounds };

export interface AnsweredSearch {
  readonly query: LocatorQuery;
  readonly reply: { readonly center: Position };
  readonly stores: readonly Placed[];
  /** The customer's position, if the search is around it. */
  readonly position: Position | undefined;
  /** The middle of a search without results, if the answer is the nearest store. */
  readonly middle?: Position | undefined;
  readonly zoom: Pick<Configuration, 'singleLocationZoom'> & { readonly default: number };
}
const turn = 360;
/** The same longitude between -180 and 180: a map that was moved around the world counts on. */
const wrapped = (lng: number) => ((((lng + 180) % turn) + turn) % turn) - 180;

/** A map rounds the edges of its area to pixels: by less than this share of it. */
const roundedShare = 0.01;
/** The middle of the search if it is not that of the view: that of the searched box, or else of the place (LOC-004, D-54). */
const searchedElsewhere = (
  { place, box }: Pick<LocatorQuery, 'place' | 'box'>,
  view: MapView,
  center: Position,
): Position | undefined => {
  if (!place && !box) return undefined;
  const middle = box ? middleOnMap({ ...box, east: box.west + boxWidth(box) }) : center;
  const limit = box
    ? { lat: (box.north - box.south) * roundedShare, lng: boxWidth(box) * roundedShare }
    : { lat: tolerance, lng: tolerance };
  const isSame =
    Math.abs(middle.lat - view.lat) < limit.lat && Math.abs(wrapped(middle.lng - view.lng)) < limit.lng;
  return isSame ? undefined : { lat: middle.lat, lng: wrapped(middle.lng) };
};

/** LOC-012, LOC-014: the nearest store and the search, the view in the URL, all results, the only one, or the default place. */
export const targetOf = ({ query, reply, stores, position, middle, zoom }: AnsweredSearch): MapTarget => {
  const found = stores.map(positionOf);
  const together = middle && boundsOf([middle, ...found]);
  if (together) return { bounds: together };
  if (query.view) {
    const maxZoom = position ? zoom.singleLocationZoom : query.view.zoom;
    const searchedAt = searchedElsewhere(query, query.view, reply.center);
    return {
      view: query.view,
      isFromUrl: true,
      ...(searchedAt && { searchedAt }),
      nearest: found.slice(0, nearestShown),
      maxZoom,
    };
  }
  if (hasNoPlace(query)) return { view: { ...reply.center, zoom: zoom.default } };
  const [only, ...others] = found;
  if (only && others.length === 0) return { view: { ...only, zoom: zoom.singleLocationZoom } };
  const bounds = boundsOf(found);
  return bounds ? { bounds } : { view: { ...reply.center, zoom: zoom.default } };
};

/** D-57: automatic zoom stays here where the map has no streets. */
const zoomWithoutStreets = 12;
/** From this level on the map says where it has no streets: a level above that of automatic zoom. */
const streetZoom = zoomWithoutStreets + 1;
/** From this level on streets are drawn: an area without streets next to them looks like a missing part of the map (L-20). */
const firstStreetZoom = 11;

/** Whether the shown area lacks streets, in its middle or next to streets, in a way that the map must say (D-57, L-20). */
export const lacksStreets = (
  { view, bounds: { north, south, east, west } }: MapArea,
  { hasStreets }: Pick<MapProvider, 'hasStreets'>,
): boolean => {
  if (!hasStreets(view)) return view.zoom >= streetZoom;
  const isWhole = [north, south].every((lat) => [west, east].every((lng) => hasStreets({ lat, lng })));
  return view.zoom >= firstStreetZoom && !isWhole;
};

/** The highest level of automatic zoom at a position: that of a single store where the map has streets (LOC-014, D-57). */
export const automaticZoomLimit = (
  position: Position,
  { hasStreets }: Pick<MapProvider, 'hasStreets'>,
  { singleLocationZoom }: Pick<Configuration, 'singleLocationZoom'>,
): number => (hasStreets(position) ? singleLocationZoom : zoomWithoutStreets);

/** D-57: the view, not further zoomed in than automatic zoom goes where the map has no streets. */
export const automaticView = (view: MapView, { hasStreets }: Pick<MapProvider, 'hasStreets'>): MapView =>
  hasStreets(view) ? view : { ...view, zoom: Math.min(view.zoom, zoomWithoutStreets) };

const sixDecimals = (degrees: number) => Number(degrees.toFixed(6));
/** The view as the URL contains it (D-52). */
export const viewInUrl = ({ lat, lng, zoom }: MapView): MapView => ({
  lat: sixDecimals(lat),
  lng: sixDecimals(wrapped(lng)),
  zoom,
});

export const middleOf = ({ north, south, east, west }: MapBounds): Position => ({
  lat: (north + south) / 2,
  lng: (east + west) / 2,
});

/**
 * The state of the area that the map shows: the one of the results, changed a little, left, or too large for a
 * search.
 */
export type AreaState = 'searched' | 'changed' | 'left' | 'zoomedOut';

/**
 * LOC-013, LOC-014, D-54: the area is left after the middle has moved from `rest` by more than `panThreshold` of the window, or half
 * of it if there are more results than those shown; an area that is zoomed out past `zoomThreshold` is not searched.
 */
export const areaState = (
  { view, bounds }: MapArea,
  rest: MapView,
  { panThreshold, zoomThreshold }: Pick<Configuration, 'panThreshold' | 'zoomThreshold'>,
  hasMore: boolean,
): AreaState => {
  if (view.zoom < zoomThreshold) return 'zoomedOut';
  const limit = hasMore ? panThreshold / 2 : panThreshold;
  const movedX = Math.abs(view.lng - rest.lng) / (bounds.east - bounds.west);
  const movedY = Math.abs(view.lat - rest.lat) / (bounds.north - bounds.south);
  if (Math.max(movedX, movedY) > limit) return 'left';
  return isSameView(view, rest) ? 'searched' : 'changed';
};

/** The query for the stores in the area that the map shows. */
export const queryOfArea = (
  { view, bounds: { north, south, east, west } }: MapArea,
  features: readonly string[],
): LocatorQuery & { readonly view: MapView; readonly box: MapBox } => ({
  features,
  view: { ...view, lng: wrapped(view.lng) },
  box: {
    north: Math.min(90, north),
    south: Math.max(-90, south),
    ...(east - west < turn ? { west: wrapped(west), east: wrapped(east) } : { west: -180, east: 180 }),
  },
});
