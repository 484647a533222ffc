import {
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  map,
  of,
  retry,
  switchMap,
  takeUntil,
  throwError,
  timer,
  type Observable,
} from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import type { LocationsListReply, LocatorSearch } from '@crema/shared-contracts';
import { isUnanswered, readListReply, toSearchError, type KeepStoresDeps } from './list-reply.ts';
import {
  moreFailed,
  moreFound,
  moreRequested,
  selectSearch,
  storesFound,
  storesFailed,
  storesRequested,
  type WithSearch,
} from './search.slice.ts';

export interface SearchDeps extends KeepStoresDeps {
  /** `after` is the `next` of the page before. */
  readonly findStores: (search: LocatorSearch, after?: string) => Observable<LocationsListReply>;
  readonly monotonic: () => number;
  /** The error when the device cannot reach the server. */
  readonly isOffline: () => boolean;
}

/** The pauses before the same search is sent again. */
export const unansweredPausesMs: readonly number[] = [400, 1_200];
/** A search that waited this long in vain is not sent again: the list is busy for 8 s at most (PLT-016). */
const givenUpMs = 3_000;

/**
 * Sends a search without a reply again while the device is online: the connection was cut off. While the
 * device is offline the search waits for the connection instead (use-finder.ts).
 */
const retryUnanswered =
  ({ isOffline, monotonic }: Pick<SearchDeps, 'isOffline' | 'monotonic'>) =>
  (reply$: Observable<LocationsListReply>) =>
    defer(() => {
      const begun = monotonic();
      return reply$.pipe(
        retry({
          delay: (cause: unknown, count) => {
            const pauseMs = unansweredPausesMs[count - 1];
            const isSentAgain = isUnanswered(cause) && !isOffline() && monotonic() - begun < givenUpMs;
            return isSentAgain && pauseMs !== undefined ? timer(pauseMs) : throwError(() => cause);
          },
        }),
      );
    });

/**
 * Requests the stores of each search; a newer search cancels the one in flight and its repetitions. A search
 * without a reply fails with OFFLINE only while the device is offline.
 */
export const searchStores: RemoteEpic<WithSearch, SearchDeps> = (
  action$,
  _state$,
  { findStores, monotonic, isOffline, ...keep },
) =>
  action$.pipe(
    filter(storesRequested.match),
    switchMap(({ payload }) =>
      findStores(payload).pipe(
        retryUnanswered({ isOffline, monotonic }),
        map((reply) => storesFound({ reply: readListReply(reply, keep), at: monotonic() })),
        catchError((cause: unknown) => of(storesFailed(toSearchError(cause, isOffline())))),
      ),
    ),
  );

/**
 * Requests the next page of the present results. A press while one is in flight is ignored; a new search cancels
 * it.
 */
export const loadMoreStores: RemoteEpic<WithSearch, SearchDeps> = (
  action$,
  state$,
  { findStores, isOffline, monotonic, ...keep },
) =>
  action$.pipe(
    filter(moreRequested.match),
    exhaustMap(() => {
      const { answered, locations, more } = selectSearch(state$.value);
      if (more !== 'loading' || !answered) return EMPTY;
      return findStores(answered, locations.data?.next).pipe(
        retryUnanswered({ isOffline, monotonic }),
        map((reply) => moreFound(readListReply(reply, keep))),
        catchError(() => of(moreFailed())),
        takeUntil(action$.pipe(filter(storesRequested.match))),
      );
    }),
  );
