import { catchError, defer, from, of, switchMap, timeout, type Observable } from 'rxjs';
import type { GoogleSettings } from '../../../map/google/load-google.ts';
import type { FoundPlace, GooglePlaces, GoogleSuggestion } from '../../../map/google/google-places.ts';
import type { Position } from '../../../map/map-provider.ts';

/** Google’s answer to a typed term has this time; then the shop’s own places are suggested. */
export const suggestionsWithinMs = 1_000;
/** Google’s answer to a chosen or submitted place has this time. */
export const placeWithinMs = 3_000;

/** Google’s places. Nothing fails: undefined says that Google gives no answer, and that the shop’s own places have to do. */
export interface PlacesOfGoogle {
  readonly suggest: (term: string) => Observable<readonly GoogleSuggestion[] | undefined>;
  readonly locate: (placeId: string) => Observable<Position | undefined>;
  readonly geocode: (text: string) => Observable<FoundPlace | undefined>;
}

/**
 * Google’s places (LOC-015, LOC-020). Their code is loaded with the first question. After a refusal, a blocked script or a late answer
 * Google is not asked any more until the page is loaded again; a script that is still loading is waited for.
 */
export const placesOfGoogle = (settings: () => GoogleSettings): PlacesOfGoogle => {
  let loading: Promise<GooglePlaces> | undefined;
  let isLoaded = false;
  let hasFailed = false;
  const load = async () => {
    const { loadGooglePlaces } = await import('../../../map/google/google-places.ts');
    const places = await loadGooglePlaces(settings());
    isLoaded = true;
    return places;
  };
  const ask = <T>(
    withinMs: number,
    question: (places: GooglePlaces) => Promise<T | undefined>,
  ): Observable<T | undefined> =>
    defer(() => {
      if (hasFailed) return of(undefined);
      loading ??= load();
      return from(loading).pipe(
        switchMap(question),
        timeout({
          first: withinMs,
          with: () => {
            hasFailed ||= isLoaded;
            return of(undefined);
          },
        }),
        catchError(() => {
          hasFailed = true;
          return of(undefined);
        }),
      );
    });
  return {
    suggest: (term) => ask(suggestionsWithinMs, (places) => places.suggest(term)),
    locate: (placeId) => ask(placeWithinMs, (places) => places.locate(placeId)),
    geocode: (text) => ask(placeWithinMs, (places) => places.geocode(text)),
  };
};
