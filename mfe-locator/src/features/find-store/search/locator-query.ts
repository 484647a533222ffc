import type { DefaultPlace } from './default-place.rules.ts';
import type { MapView } from './map-view.ts';

/** The state of the locator that its URL contains (LOC-004). */
export interface LocatorQuery {
  readonly place?: string;
  readonly features: readonly string[];
  readonly view?: MapView;
}
/** A query, and the place to search around if the query names none. */
export interface Search {
  readonly query: LocatorQuery;
  readonly around: DefaultPlace;
}

export const zoomLimits = { least: 3, most: 21 } as const;
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
export const readQuery = (params: URLSearchParams, known: readonly string[]): LocatorQuery => {
  const place = params.get('place')?.trim().slice(0, longestPlace);
  const view = readView(params.get('map'));
  const requested = params.get('features')?.split(',') ?? [];
  return {
    ...(place && { place }),
    features: known.filter((code) => requested.includes(code)),
    ...(view && { view }),
  };
};

const six = (value: number) => value.toFixed(6);
const parameters: readonly { name: string; text: (query: LocatorQuery) => string | undefined }[] = [
  { name: 'place', text: ({ place }) => place },
  { name: 'features', text: ({ features }) => features.join(',') },
  { name: 'map', text: ({ view }) => view && `${six(view.lat)},${six(view.lng)},${view.zoom}` },
];

/** The same URL with another query; parameters of other pages (a cart redirect) remain. */
export const writeQuery = (params: URLSearchParams, query: LocatorQuery): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const { name, text } of parameters) {
    const value = text(query);
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // A search opens the Nearby tab, which shows its results.
  next.delete(tabName);
  return next;
};

export const tabs = ['nearby', 'previous', 'favorites'] as const;
/** The tabs of the locator (LOC-001). */
export type LocatorTab = (typeof tabs)[number];
const tabName = 'tab';

/** The open tab. Nearby is the default and is not written. */
export const readTab = (params: URLSearchParams): LocatorTab =>
  tabs.find((tab) => tab === params.get(tabName)) ?? 'nearby';
export const writeTab = (params: URLSearchParams, tab: LocatorTab): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (tab === 'nearby') next.delete(tabName);
  else next.set(tabName, tab);
  return next;
};

/** True when the query names neither a place nor a map view: the search is around the default place. */
export const hasNoPlace = ({ place, view }: LocatorQuery): boolean =>
  place === undefined && view === undefined;

/** The query string of the request (LOC-024): around the view, or around the default place when the URL names none. */
export const toRequest = ({ query, around }: Search): URLSearchParams => {
  const { place, features, view } = query;
  const position = view ?? (place ? undefined : around.view);
  const store = hasNoPlace(query) ? around.store?.storeNumber : undefined;
  return new URLSearchParams({
    ...(place && { place }),
    ...(features.length > 0 && { features: features.join(',') }),
    ...(store && { store }),
    ...(position && { lat: six(position.lat), lng: six(position.lng) }),
  });
};
