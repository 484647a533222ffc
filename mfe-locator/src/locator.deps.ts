import { Observable } from 'rxjs';
import type { RemoteContext } from '@crema/remote-kit';
import {
  restPaths,
  type HostServices,
  type LocationsReply,
  type SuggestionsReply,
} from '@crema/shared-contracts';
import type { ClockDeps } from './visit/clock.epics.ts';
import { toRequest } from './features/find-store/locator-query.ts';
import type { PositionDeps } from './features/find-store/position.epics.ts';
import type { Position } from './features/find-store/position.slice.ts';
import type { SearchDeps } from './features/find-store/search.epics.ts';
import type { SuggestionsDeps } from './features/find-store/suggestions.epics.ts';
import type { OrderStoreDeps } from './order-store/order-store.epics.ts';
import { orderStoreMemory } from './order-store/order-store.storage.ts';

/** Everything of the world that this remote's epics may touch. */
export type LocatorDeps = OrderStoreDeps & ClockDeps & SearchDeps & SuggestionsDeps & PositionDeps;

/** A GET that ends with its subscription. */
const get = <T>(http: HostServices['http'], path: string, query: URLSearchParams): Observable<T> =>
  new Observable((observer) => {
    const abort = new AbortController();
    http<T>(`${path}?${query.toString()}`, { signal: abort.signal }).then(
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

export const locatorDeps = ({ services }: RemoteContext): LocatorDeps => ({
  orderStoreMemory: orderStoreMemory(),
  emitStoreSelected: (payload) => services.bus.emit('store-selected', payload),
  now: services.clock.now,
  monotonic: services.clock.monotonic,
  findStores: (query) =>
    get<LocationsReply>(
      services.http,
      restPaths.locations,
      toRequest(query, services.configuration.mapDefaults),
    ),
  suggestPlaces: (term) =>
    get<SuggestionsReply>(services.http, restPaths.suggestions, new URLSearchParams({ q: term })),
  locate,
});
