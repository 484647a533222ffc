/** The centre of the map in degrees, and its zoom level (3 to 21, D-52). */
export interface MapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}
/** The state of the locator that its URL contains (LOC-004). */
export interface LocatorQuery {
  readonly place?: string;
  readonly features: readonly string[];
  readonly view?: MapView;
}

const zoomLimits = { least: 3, most: 21 } as const;
/** The server refuses a longer place. */
export const longestPlace = 120;
const viewPattern = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(\d+(?:\.\d+)?)z?$/;

const readView = (text: string | null): MapView | undefined => {
  const [, lat, lng, zoom] = viewPattern.exec(text ?? '')?.map(Number) ?? [];
  if (lat === undefined || lng === undefined || zoom === undefined) return undefined;
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  return { lat, lng, zoom: Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom)) };
};

/**
 * Parses the query (D-52): a trailing z is accepted, zoom is clamped, invalid values are ignored. `known`
 * lists the filterable features.
 */
export const readLocatorQuery = (params: URLSearchParams, known: readonly string[]): LocatorQuery => {
  const place = params.get('place')?.trim().slice(0, longestPlace);
  const view = readView(params.get('map'));
  const requested = params.get('features')?.split(',') ?? [];
  return {
    ...(place && { place }),
    features: known.filter((code) => requested.includes(code)),
    ...(view && { view }),
  };
};

/** True when the query names neither a place nor a map view: the search is around the default place. */
export const hasNoPlace = ({ place, view }: LocatorQuery): boolean =>
  place === undefined && view === undefined;
