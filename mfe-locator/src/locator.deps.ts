import { from, map, Observable } from 'rxjs';
import { fromSignal, type RemoteContext } from '@crema/remote-kit';
import {
  isMember,
  locationsListUrl,
  restPaths,
  type HostServices,
  type LocationsListReply,
  type StoreDetailsReply,
  type SuggestionsReply,
} from '@crema/shared-contracts';
import type { FavoritesDeps } from './favorites/favorites.epics.ts';
import { shortNumber } from './favorites/favorites.slice.ts';
import type { ClockDeps } from './visit/clock.epics.ts';
import type { MemberDeps } from './visit/member.epics.ts';
import type { PositionDeps } from './features/find-store/position/position.epics.ts';
import type { Position } from './features/find-store/position/position.slice.ts';
import type { StoreDetailsDeps } from './features/find-store/store-details/store-details.epics.ts';
import type { SearchDeps } from './features/find-store/search/search.epics.ts';
import type { SuggestionsDeps } from './features/find-store/suggestions/suggestions.epics.ts';

/** The dependencies of this remote's epics. */
export type LocatorDeps = ClockDeps &
  MemberDeps &
  SearchDeps &
  SuggestionsDeps &
  PositionDeps &
  StoreDetailsDeps &
  FavoritesDeps;

/** A GET that is aborted when its subscription ends. */
const get = <T>(http: HostServices['http'], path: string, query?: URLSearchParams): Observable<T> =>
  new Observable((observer) => {
    const abort = new AbortController();
    http<T>(query ? `${path}?${query.toString()}` : path, { signal: abort.signal }).then(
      (reply) => {
        observer.next(reply);
        observer.complete();
      },
      (cause: unknown) => observer.error(cause),
    );
    return () => abort.abort();
  });

const positionLimits: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };
const locate = (): Observable<Position> =>
  new Observable((observer) => {
    if (!('geolocation' in navigator)) throw new Error('geolocation: not offered by this browser');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        observer.next({ lat: coords.latitude, lng: coords.longitude });
        observer.complete();
      },
      (cause) => observer.error(cause),
      positionLimits,
    );
  });

/** LOC-050: the body and the path carry the short store number. */
const saveFavorite =
  (http: HostServices['http']): FavoritesDeps['saveFavorite'] =>
  ({ storeNumber, favorite }) => {
    const number = shortNumber(storeNumber);
    return from(
      favorite
        ? http(restPaths.favoriteStores, { method: 'POST', body: { storeNumber: number } })
        : http(`${restPaths.favoriteStores}/${encodeURIComponent(number)}`, { method: 'DELETE' }),
    );
  };

export const locatorDeps = ({ services }: RemoteContext): LocatorDeps => ({
  now: services.clock.now,
  monotonic: services.clock.monotonic,
  reportMalformed: () => services.telemetry.report({ phase: 'api', class: 'MalformedReplyError' }),
  findStores: (search) => get<LocationsListReply>(services.http, locationsListUrl(search)),
  findDetails: (storeNumber) =>
    get<StoreDetailsReply>(
      services.http,
      `${restPaths.stores}/${encodeURIComponent(shortNumber(storeNumber))}`,
    ),
  isOffline: () => services.connection.get() === 'offline',
  suggestPlaces: (term) =>
    get<SuggestionsReply>(services.http, restPaths.suggestions, new URLSearchParams({ q: term })),
  locate,
  saveFavorite: saveFavorite(services.http),
  memberId$: fromSignal(services.session).pipe(
    map((session) => (isMember(session) ? session.member.memberId : undefined)),
  ),
});
