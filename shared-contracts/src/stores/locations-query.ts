import { readBox, type MapBox, type MapView } from './map-area.ts';

/** The state of the locator that its URL contains (LOC-004). */
export interface LocatorQuery {
  readonly place?: string;
  readonly features: readonly string[];
  readonly view?: MapView;
  /** Google's position of the place, `lat,lng`, once the view is another one. Only the search with Google's places reads it. */
  readonly at?: string;
  /** The searched area of the map: the stores in it are the results, instead of those around a position. */
  readonly box?: MapBox;
}

const zoomLimits = { least: 3, most: 21 } as const;
/** The server refuses a longer place. */
export const longestPlace = 120;
const viewPattern = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(\d+(?:\.\d+)?)z?$/;

const readView = (text: string | null): MapView | undefined => {
  const [, lat, lng, zoom] = viewPattern.exec(text ?? '')?.map(Number) ?? [];
  if (lat === undefined || lng === undefined || zoom === undefined) return undefined;
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  // Both maps have whole levels; a link of another map may have half of one.
  const level = Math.round(zoom);
  return { lat, lng, zoom: Math.min(zoomLimits.most, Math.max(zoomLimits.least, level)) };
};

/**
 * Parses the query (D-52): a trailing z is accepted, zoom is clamped, invalid values are ignored. `known`
 * lists the filterable features.
 */
export const readLocatorQuery = (params: URLSearchParams, known: readonly string[]): LocatorQuery => {
  const place = params.get('place')?.trim().slice(0, longestPlace);
  const view = readView(params.get('map'));
  const at = params.get('at');
  const box = readBox(params.get('bbox'));
  const requested = params.get('features')?.split(',') ?? [];
  return {
    ...(place && { place }),
    features: known.filter((code) => requested.includes(code)),
    ...(view && { view }),
    ...(at && { at }),
    ...(box && { box }),
  };
};

/** True when the query names neither a place nor a part of the map: the search is around the default place. */
export const hasNoPlace = ({ place, view, box }: LocatorQuery): boolean =>
  place === undefined && view === undefined && box === undefined;
