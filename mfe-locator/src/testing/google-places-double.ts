// A double of Google’s servers for suggestions, places and geocoding. It answers the requests of google-maps/places-library.ts, in unit tests and in
// journeys, so that it has no imports.

/** Google’s answer to requests for places. `blocked` and `slow` concern the connection: there is no answer. */
export type PlacesAnswer = 'accepted' | 'wrong key' | 'over quota' | 'blocked' | 'slow';
/** A request for places, as tests compare it. */
export interface PlacesRequest {
  readonly method: string;
  readonly [parameter: string]: unknown;
}
interface PlacesReply {
  readonly request: PlacesRequest;
  readonly status: number;
  readonly body: object;
}

/** The places that the double knows. The shop’s own index knows none of these names. */
export const googlePlaces = [
  { id: 'willis', name: 'Willis Tower, South Wacker Drive, Chicago, IL, USA', lat: 41.8789, lng: -87.6359 },
  {
    id: 'will-rogers',
    name: 'Will Rogers World Airport, Oklahoma City, OK, USA',
    lat: 35.3931,
    lng: -97.6007,
  },
] as const;

const geocoderPath = '/maps/api/js/GeocodeService.Search';
export const isPlacesRequest = (url: string): boolean => {
  const { host, pathname } = new URL(url);
  return host === 'places.googleapis.com' || (host === 'maps.googleapis.com' && pathname === geocoderPath);
};

const refusals: Partial<Record<PlacesAnswer, { readonly status: number; readonly body: object }>> = {
  'wrong key': { status: 403, body: { status: 'PERMISSION_DENIED' } },
  'over quota': { status: 429, body: { status: 'RESOURCE_EXHAUSTED' } },
};
const beginsWith = (text: string) =>
  googlePlaces.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
const locationOf = ({ lat, lng }: (typeof googlePlaces)[number]) => ({ location: { lat, lng } });

const methods: Readonly<
  Record<string, (asked: Readonly<Record<string, string>>) => Omit<PlacesReply, 'request'>>
> = {
  AutocompletePlaces: ({ input = '' }) => ({
    status: 200,
    body: { predictions: beginsWith(input).map(({ id, name }) => ({ id, text: name })) },
  }),
  GetPlace: ({ id }) => {
    const found = googlePlaces.find((place) => place.id === id);
    return found ? { status: 200, body: locationOf(found) } : { status: 404, body: { status: 'NOT_FOUND' } };
  },
  'GeocodeService.Search': ({ address = '' }) => {
    const results = beginsWith(address).map((place) => ({ name: place.name, ...locationOf(place) }));
    return { status: 200, body: { status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results } };
  },
};

/** The reply to a request for places, and what it asks for. */
export const answerPlaces = (
  { url, body }: { readonly url: string; readonly body: string },
  answer: PlacesAnswer,
): PlacesReply => {
  const { pathname, searchParams } = new URL(url);
  const method = pathname.split('/').at(-1) ?? '';
  const asked = (body ? JSON.parse(body) : Object.fromEntries(searchParams)) as Record<string, string>;
  const request = { method, ...asked };
  const refusal = refusals[answer] ?? (asked['key'] ? undefined : refusals['wrong key']);
  const reply = refusal ?? methods[method]?.(asked) ?? { status: 404, body: { status: 'NOT_FOUND' } };
  return { request, ...reply };
};
