import type { Position } from '../map-provider.ts';
import { importGoogle, type GoogleSettings } from './load-google.ts';

/** A place that Google suggests: its position is known once it is chosen. */
export interface GoogleSuggestion {
  readonly name: string;
  readonly placeId: string;
}
export interface FoundPlace extends Position {
  readonly name: string;
}
/** Google’s places. Every function rejects when Google refuses the request. */
export interface GooglePlaces {
  /** The suggestions until a place is located are one session, which Google charges once. */
  suggest(term: string): Promise<readonly GoogleSuggestion[]>;
  /** The position of a suggested place; ends the session. undefined: the place is not known any more. */
  locate(placeId: string): Promise<Position | undefined>;
  /** The most likely place for a text; undefined if there is none. */
  geocode(text: string): Promise<FoundPlace | undefined>;
}

/** The countries of our markets. */
const countries = ['us', 'ca'];
/** The codes of Google’s replies without a result: these are answers, not refusals. */
const withoutResult: ReadonlySet<unknown> = new Set(['ZERO_RESULTS', 'NOT_FOUND']);
const orNothing = (cause: unknown): undefined => {
  if (!withoutResult.has((cause as { readonly code?: unknown }).code)) throw cause;
};

/** Loads Google’s libraries of places: suggestions at once, the geocoder when a text is looked up. Rejects when they are blocked. */
export const loadGooglePlaces = async (settings: GoogleSettings): Promise<GooglePlaces> => {
  const importFrom = importGoogle(settings);
  const { AutocompleteSessionToken, AutocompleteSuggestion } = await importFrom('places');
  const region = settings.locale.split('-')[1]?.toLowerCase() ?? '';
  const inLocale = { language: settings.locale, region };
  let sessionToken: google.maps.places.AutocompleteSessionToken | undefined;
  let predictions: readonly google.maps.places.PlacePrediction[] = [];
  return {
    suggest: async (term) => {
      sessionToken ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        ...inLocale,
        input: term,
        sessionToken,
        includedPrimaryTypes: ['geocode'],
        includedRegionCodes: countries,
      });
      predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      return predictions.map(({ placeId, text }) => ({ placeId, name: text.text }));
    },
    locate: async (placeId) => {
      sessionToken = undefined;
      const place = predictions.find((prediction) => prediction.placeId === placeId)?.toPlace();
      await place?.fetchFields({ fields: ['location'] }).catch(orNothing);
      return place?.location?.toJSON();
    },
    geocode: async (text) => {
      const { Geocoder } = await importFrom('geocoding');
      const reply = await new Geocoder().geocode({ ...inLocale, address: text }).catch(orNothing);
      const [found] = reply?.results ?? [];
      return found && { name: found.formatted_address, ...found.geometry.location.toJSON() };
    },
  };
};
