import { catchError, filter, map, of, switchMap, takeUntil, type Observable } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import type { NearestLocationRequest, StoreDetailsReply } from '@crema/shared-contracts';
import { malformedReply } from '../../../stores/malformed-reply.ts';
import type { ListedStore } from '../../../stores/cache/store-entities.ts';
import { isStoreSummary } from '../../../stores/store-reply.guard.ts';
import { toListed, toSearchError, type KeepStoresDeps } from '../search/list-reply.ts';
import { storesRequested } from '../search/search.slice.ts';
import { nearestFailed, nearestFound, nearestRequested, type WithNearest } from './nearest.slice.ts';

export interface NearestDeps extends KeepStoresDeps {
  readonly findNearest: (request: NearestLocationRequest) => Observable<StoreDetailsReply>;
  readonly monotonic: () => number;
  readonly isOffline: () => boolean;
}

/** Keeps the store of a reply. Throws and reports when the reply has none. */
const readNearest = (
  reply: StoreDetailsReply | null,
  { reportMalformed, keepStores }: KeepStoresDeps,
): ListedStore => {
  const store: unknown = reply?.store;
  if (!isStoreSummary(store)) {
    reportMalformed();
    throw malformedReply;
  }
  keepStores([store]);
  return toListed(store);
};

/** Requests the nearest store (LOC-025); a newer request or a new search cancels the one in flight. */
export const findNearestStore: RemoteEpic<WithNearest, NearestDeps> = (
  action$,
  _state$,
  { findNearest, monotonic, isOffline, ...keep },
) =>
  action$.pipe(
    filter(nearestRequested.match),
    switchMap(({ payload }) =>
      findNearest(payload).pipe(
        map((reply) => nearestFound({ store: readNearest(reply, keep), at: monotonic() })),
        catchError((cause: unknown) => of(nearestFailed(toSearchError(cause, isOffline())))),
        takeUntil(action$.pipe(filter(storesRequested.match))),
      ),
    ),
  );
