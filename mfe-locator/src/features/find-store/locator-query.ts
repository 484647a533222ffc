/** What the locator shows, as its address says it (LOC-004). */
export interface LocatorQuery {
  readonly place?: string;
  readonly features: readonly string[];
  readonly view?: MapView;
}
export interface MapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

export const zoomLimits = { least: 3, most: 21 } as const;
/** The server takes no longer one. */
export const longestPlace = 120;
const viewPattern = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(\d+(?:\.\d+)?)z?$/;

const readView = (text: string | null): MapView | undefined => {
  const [, lat, lng, zoom] = viewPattern.exec(text ?? '')?.map(Number) ?? [];
  if (lat === undefined || lng === undefined || zoom === undefined) return undefined;
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  return { lat, lng, zoom: Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom)) };
};

/** D-52: a trailing z is accepted, zoom is clamped, garbage is ignored. `known` are the filterable features. */
export const readQuery = (params: URLSearchParams, known: readonly string[]): LocatorQuery => {
  const place = params.get('place')?.trim().slice(0, longestPlace);
  const view = readView(params.get('map'));
  const wanted = params.get('features')?.split(',') ?? [];
  return {
    ...(place && { place }),
    features: known.filter((code) => wanted.includes(code)),
    ...(view && { view }),
  };
};

const six = (value: number) => value.toFixed(6);
const written: readonly { name: string; text: (query: LocatorQuery) => string | undefined }[] = [
  { name: 'place', text: ({ place }) => place },
  { name: 'features', text: ({ features }) => features.join(',') },
  { name: 'map', text: ({ view }) => view && `${six(view.lat)},${six(view.lng)},${view.zoom}` },
];

/** The same address with another query; what others keep in it (a cart redirect) stays. */
export const writeQuery = (params: URLSearchParams, query: LocatorQuery): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const { name, text } of written) {
    const value = text(query);
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // A search shows what it found.
  next.delete(tabName);
  return next;
};

export const tabs = ['nearby', 'previous', 'favorites'] as const;
/** The tabs of the locator (LOC-001). */
export type LocatorTab = (typeof tabs)[number];
const tabName = 'tab';

/** The open tab; Nearby, the usual one, is not written. */
export const readTab = (params: URLSearchParams): LocatorTab =>
  tabs.find((tab) => tab === params.get(tabName)) ?? 'nearby';
export const writeTab = (params: URLSearchParams, tab: LocatorTab): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (tab === 'nearby') next.delete(tabName);
  else next.set(tabName, tab);
  return next;
};

/** What the server is asked (LOC-024): around the view, or around `otherwise` when the address names no place. */
export const toRequest = (
  { place, features, view }: LocatorQuery,
  otherwise: { readonly lat: number; readonly lng: number },
): URLSearchParams => {
  const position = view ?? (place ? undefined : otherwise);
  return new URLSearchParams({
    ...(place && { place }),
    ...(features.length > 0 && { features: features.join(',') }),
    ...(position && { lat: six(position.lat), lng: six(position.lng) }),
  });
};
