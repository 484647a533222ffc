import { catchError, filter, map, of, retry, switchMap, throwError, timer, type Observable } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import type { LocationsListReply, LocatorSearch } from '@crema/shared-contracts';
import type { MalformedReplyDeps } from '../../../stores/malformed-reply.ts';
import { isUnanswered, readListReply, toSearchError } from './list-reply.ts';
import { storesFound, storesFailed, storesRequested, type WithSearch } from './search.slice.ts';

export interface SearchDeps extends MalformedReplyDeps {
  readonly findStores: (search: LocatorSearch) => Observable<LocationsListReply>;
  readonly monotonic: () => number;
  /** The error when the device cannot reach the server. */
  readonly isOffline: () => boolean;
}

/** The pauses before the same search is sent again. The error is shown within 3 s. */
export const unansweredPausesMs: readonly number[] = [400, 1_200];

/**
 * Sends a search without a reply again while the device is online: the connection was cut off. While the
 * device is offline the search waits for the connection instead (use-finder.ts).
 */
const retryUnanswered = (isOffline: () => boolean) =>
  retry<LocationsListReply>({
    delay: (cause: unknown, count) => {
      const pauseMs = unansweredPausesMs[count - 1];
      return isUnanswered(cause) && !isOffline() && pauseMs !== undefined
        ? timer(pauseMs)
        : throwError(() => cause);
    },
  });

/**
 * Requests the stores of each search; a newer search cancels the one in flight and its repetitions. A search
 * without a reply fails with OFFLINE only while the device is offline.
 */
export const searchStores: RemoteEpic<WithSearch, SearchDeps> = (
  action$,
  _state$,
  { findStores, monotonic, isOffline, reportMalformed },
) =>
  action$.pipe(
    filter(storesRequested.match),
    switchMap(({ payload }) =>
      findStores(payload).pipe(
        retryUnanswered(isOffline),
        map((reply) => storesFound({ reply: readListReply(reply, { reportMalformed }), at: monotonic() })),
        catchError((cause: unknown) => of(storesFailed(toSearchError(cause, isOffline())))),
      ),
    ),
  );
