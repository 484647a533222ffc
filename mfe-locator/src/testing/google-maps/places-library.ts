import { LatLng, type LatLngLiteral } from './lat-lng.ts';

/** Google's errors have the code of its server's answer. */
const refused = (code: string) => Object.assign(new Error(`Google refused: ${code}`), { code });
const request = async <T>(url: string, body?: object): Promise<T> => {
  const reply = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) });
  const answered = (await reply.json()) as T & { readonly status?: string };
  if (!reply.ok) throw refused(String(answered.status));
  return answered;
};

let sessions = 0;
class AutocompleteSessionToken {
  readonly id = `session-${(sessions += 1)}`;
}
/** Sends a request for places with the key of the page. */
type AskPlaces = <T>(method: string, body: object) => Promise<T>;

class Place {
  readonly #id: string;
  readonly #ask: AskPlaces;
  #session: AutocompleteSessionToken | undefined;
  location: LatLng | undefined;
  constructor(id: string, session: AutocompleteSessionToken | undefined, ask: AskPlaces) {
    this.#id = id;
    this.#session = session;
    this.#ask = ask;
  }
  async fetchFields({ fields }: google.maps.places.FetchFieldsRequest) {
    if ([...fields].length === 0) throw refused('INVALID_ARGUMENT');
    const session = this.#session?.id;
    // The first request for a place ends the session.
    this.#session = undefined;
    const found = await this.#ask<{ location: LatLngLiteral }>('GetPlace', {
      id: this.#id,
      fields: [...fields],
      session,
    });
    this.location = new LatLng(found.location);
    return { place: this };
  }
}

/** Google's library of suggestions and places. */
export const createPlacesLibrary = (key: string): object => {
  const ask: AskPlaces = (method, body) =>
    request(`https://places.googleapis.com/$rpc/google.maps.places.v1.Places/${method}`, { ...body, key });
  const fetchAutocompleteSuggestions = async ({
    sessionToken,
    ...asked
  }: google.maps.places.AutocompleteRequest) => {
    if (sessionToken && !(sessionToken instanceof AutocompleteSessionToken))
      throw new Error('InvalidValueError: in property sessionToken: not an AutocompleteSessionToken');
    if (!asked.input || (asked.includedPrimaryTypes?.length ?? 0) > 5) throw refused('INVALID_ARGUMENT');
    const session = sessionToken as AutocompleteSessionToken | undefined;
    const { predictions } = await ask<{ predictions: readonly { id: string; text: string }[] }>(
      'AutocompletePlaces',
      { ...asked, session: session?.id },
    );
    return {
      suggestions: predictions.map(({ id, text }) => ({
        placePrediction: {
          placeId: id,
          text: { text, matches: [] },
          toPlace: () => new Place(id, session, ask),
        },
      })),
    };
  };
  return { AutocompleteSessionToken, AutocompleteSuggestion: { fetchAutocompleteSuggestions } };
};

/** Google's library that finds the position of an address. */
export const createGeocodingLibrary = (key: string): object => ({
  Geocoder: class {
    async geocode({ address, language, region }: google.maps.GeocoderRequest) {
      const query = new URLSearchParams({
        address: address ?? '',
        language: language ?? '',
        region: region ?? '',
        key,
      });
      const { status, results } = await request<{
        status: string;
        results: readonly { name: string; location: LatLngLiteral }[];
      }>(`https://maps.googleapis.com/maps/api/js/GeocodeService.Search?${query.toString()}`);
      if (status !== 'OK') throw refused(status);
      return {
        results: results.map(({ name, location }) => ({
          formatted_address: name,
          geometry: { location: new LatLng(location) },
        })),
      };
    }
  },
});
