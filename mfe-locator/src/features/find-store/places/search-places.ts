import { catchError, defer, from, of, switchMap, type Observable } from 'rxjs';
import type { Configuration } from '@crema/shared-contracts';
import type { PlaceRequests, ServerRequests } from './place-requests.ts';

type Settings = Pick<Configuration, 'googleMapsKey' | 'googleMapId' | 'mapDefaults'>;

/**
 * The server’s requests; with a key for Google (LOC-015) those with a place can use Google’s places too. Their code is not loaded for
 * anything else, and for suggestions not before there is a list. If it cannot be loaded, the server’s requests remain.
 */
export const searchPlaces = (
  server: ServerRequests,
  { googleMapsKey: key, googleMapId: mapId, mapDefaults }: Settings,
  locale: () => string,
): PlaceRequests => {
  if (key === null) return { ...server, locatePlace: () => of(undefined) };
  let loading: Promise<PlaceRequests> | undefined;
  const load = async () => {
    const { googleRequests } = await import('./google-requests.ts');
    return googleRequests(server, () => ({ key, mapId, locale: locale() }), mapDefaults.zoom);
  };
  const ask = <T>(
    question: (google: PlaceRequests) => Observable<T>,
    otherwise: () => Observable<T>,
  ): Observable<T> =>
    defer(() => from((loading ??= load()))).pipe(
      catchError(() => {
        loading = undefined;
        return of(undefined);
      }),
      switchMap((google) => (google ? question(google) : otherwise())),
    );
  return {
    suggestPlaces: (term, hasList, near) => {
      const own = () => server.suggestPlaces(term, hasList, near);
      return hasList ? ask((google) => google.suggestPlaces(term, hasList, near), own) : own();
    },
    locatePlace: (id) =>
      ask(
        (google) => google.locatePlace(id),
        () => of(undefined),
      ),
    findStores: (search, after) => {
      const own = () => server.findStores(search, after);
      return search.query.place ? ask((google) => google.findStores(search, after), own) : own();
    },
    countFilters: (search) => {
      const own = () => server.countFilters(search);
      return search.query.place ? ask((google) => google.countFilters(search), own) : own();
    },
  };
};
