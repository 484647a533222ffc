import { catchError, map, of, switchMap, tap, throwError } from 'rxjs';
import { toAppError } from '@crema/remote-kit';
import type { LocatorSearch } from '@crema/shared-contracts';
import type { FoundPlace } from '../../../map/google/google-places.ts';
import { placesOfGoogle, type PlacesOfGoogle } from './places-of-google.ts';
import type { Position } from '../../../map/map-provider.ts';
import type { GoogleSettings } from '../../../map/google/load-google.ts';
import type { PlaceRequests, ServerRequests } from './place-requests.ts';

const isPlaceUnknown = (cause: unknown) => toAppError(cause).messageId === 'placeNameNotFound';
/** The same search around a position: the server need not know the place. */
const around = (
  { query: { features }, ...search }: LocatorSearch,
  { lat, lng }: FoundPlace,
  zoom: number,
) => ({
  ...search,
  query: { features, view: { lat, lng, zoom } },
});

const positionPattern = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;
const readPosition = (text: string | undefined): Position | undefined => {
  const [, lat, lng] = positionPattern.exec(text ?? '')?.map(Number) ?? [];
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  return { lat, lng };
};

/** Suggestions of Google; the server’s own ones if Google gives none. */
const suggestFrom =
  (google: PlacesOfGoogle, own: ServerRequests['suggestPlaces']): PlaceRequests['suggestPlaces'] =>
  (term, hasList, near) =>
    google
      .suggest(term)
      .pipe(
        switchMap((suggestions) => (suggestions?.length ? of({ suggestions }) : own(term, hasList, near))),
      );

/**
 * With Google’s places, a place of which the URL has the position, or only the view of the map, is searched there, and a place that the server does not know is
 * looked up by Google’s geocoder (LOC-060).
 */
export const googleRequests = (
  server: ServerRequests,
  settings: () => GoogleSettings,
  zoom: number,
): PlaceRequests => {
  const google = placesOfGoogle(settings);
  /** The geocoder’s answers by place, for further pages of the list and the counts of its filters. */
  const located = new Map<string, FoundPlace>();
  /** The server’s names of the places that it knows. */
  const names = new Map<string, string>();
  const positionOf = ({ query: { place, view, at, box } }: LocatorSearch): FoundPlace | undefined => {
    if (!place || box) return undefined;
    const position = readPosition(at) ?? view;
    if (!position) return located.get(place);
    return { ...position, name: located.get(place)?.name ?? names.get(place) ?? place };
  };
  const findAround: (
    search: LocatorSearch,
    found: FoundPlace,
    after?: string,
  ) => ReturnType<PlaceRequests['findStores']> = (search, found, after) =>
    server
      .findStores(around(search, found, zoom), after)
      .pipe(map((reply) => ({ ...reply, placeName: found.name })));
  return {
    suggestPlaces: suggestFrom(google, server.suggestPlaces),
    locatePlace: google.locate,
    findStores: (search, after) => {
      const known = positionOf(search);
      if (known) return findAround(search, known, after);
      return server.findStores(search, after).pipe(
        tap(({ placeName }) => {
          if (search.query.place && placeName) names.set(search.query.place, placeName);
        }),
        catchError((cause: unknown) => {
          const { place } = search.query;
          if (!place || !isPlaceUnknown(cause)) return throwError(() => cause);
          return google.geocode(place).pipe(
            switchMap((found) => {
              if (!found) return throwError(() => cause);
              located.set(place, found);
              return findAround(search, found);
            }),
          );
        }),
      );
    },
    countFilters: (search) => {
      const known = positionOf(search);
      return server.countFilters(known ? around(search, known, zoom) : search);
    },
  };
};
