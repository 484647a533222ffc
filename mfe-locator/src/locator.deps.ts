import { from, map, Observable } from 'rxjs';
import { fromSignal, type RemoteContext } from '@crema/remote-kit';
import {
  filterCountsUrl,
  isMember,
  locationsListUrl,
  restPaths,
  type FilterCountsReply,
  type HostServices,
  type LocationsListReply,
  type StoreDetailsReply,
  type SuggestionsReply,
} from '@crema/shared-contracts';
import type { FilterCountsDeps } from './features/find-store/filters/filter-counts.epics.ts';
import type { NearestDeps } from './features/find-store/nearest/nearest.epics.ts';
import type { FavoritesDeps } from './favorites/favorites.epics.ts';
import { shortNumber } from './favorites/favorites.slice.ts';
import type { HeldStoresDeps } from './stores/cache/held-stores.epics.ts';
import { storeEntities } from './stores/cache/store-entities.ts';
import type { ClockDeps } from './visit/clock.epics.ts';
import type { MemberDeps } from './visit/member.epics.ts';
import type { StoreDetailsDeps } from './features/find-store/store-details/store-details.epics.ts';
import type { ServerRequests } from './features/find-store/places/place-requests.ts';
import { searchPlaces } from './features/find-store/places/search-places.ts';
import type { SearchDeps } from './features/find-store/search/search.epics.ts';
import type {
  LocatePlaceDeps,
  SuggestionsDeps,
} from './features/find-store/suggestions/suggestions.epics.ts';

/** The dependencies of this remote's epics. */
export type LocatorDeps = ClockDeps &
  MemberDeps &
  SearchDeps &
  SuggestionsDeps &
  LocatePlaceDeps &
  NearestDeps &
  FilterCountsDeps &
  StoreDetailsDeps &
  HeldStoresDeps &
  FavoritesDeps;

type Http = HostServices['http'];
/** A request that is aborted when its subscription ends. */
const request = <T>(http: Http, path: string, options: Parameters<Http>[1] = {}): Observable<T> =>
  new Observable((observer) => {
    const abort = new AbortController();
    http<T>(path, { ...options, signal: abort.signal }).then(
      (reply) => {
        observer.next(reply);
        observer.complete();
      },
      (cause: unknown) => observer.error(cause),
    );
    return () => abort.abort();
  });

const get = <T>(http: Http, path: string, query?: URLSearchParams): Observable<T> =>
  request(http, query ? `${path}?${query.toString()}` : path);

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

/** The server’s searches and suggestions. */
const placeRequests = ({ http }: HostServices): ServerRequests => ({
  findStores: (search, after) => get<LocationsListReply>(http, locationsListUrl(search, after)),
  countFilters: (search) => get<FilterCountsReply>(http, filterCountsUrl(search)),
  suggestPlaces: (term, _hasList, near) =>
    get<SuggestionsReply>(http, restPaths.suggestions, new URLSearchParams({ q: term, ...near })),
});

export const locatorDeps = ({ services, graphql }: RemoteContext): LocatorDeps => ({
  stores: storeEntities(graphql),
  keepStores: storeEntities(graphql).write,
  now: services.clock.now,
  onAdjusted: services.clock.onAdjusted,
  monotonic: services.clock.monotonic,
  reportMalformed: () => services.telemetry.report({ phase: 'api', class: 'MalformedReplyError' }),
  ...searchPlaces(placeRequests(services), services.configuration, services.locale.get),
  // The position is in the body, so that no log contains it.
  findNearest: (body) =>
    request<StoreDetailsReply>(services.http, restPaths.nearestLocation, { method: 'POST', body }),
  findDetails: (storeNumber) =>
    get<StoreDetailsReply>(
      services.http,
      `${restPaths.stores}/${encodeURIComponent(shortNumber(storeNumber))}`,
    ),
  isOffline: () => services.connection.get() === 'offline',
  saveFavorite: saveFavorite(services.http),
  memberId$: fromSignal(services.session).pipe(
    map((session) => (isMember(session) ? session.member.memberId : undefined)),
  ),
});
