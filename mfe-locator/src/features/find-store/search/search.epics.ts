import { catchError, filter, map, of, retry, switchMap, throwError, timer, type Observable } from 'rxjs';
import { toAppError, type RemoteEpic } from '@crema/remote-kit';
import { array, nullable, number, object, string, type LocationsReply } from '@crema/shared-contracts';
import { isStoreReply } from '../../../stores/store-reply.guard.ts';
import type { Search } from './locator-query.ts';
import { storesFound, storesFailed, storesRequested, type WithSearch } from './search.slice.ts';

export interface SearchDeps {
  readonly findStores: (search: Search) => Observable<LocationsReply>;
  readonly monotonic: () => number;
  /** The server cannot be reached from this device. */
  readonly isOffline: () => boolean;
}

/** Pauses before the same search is sent again. */
export const unansweredPausesMs: readonly number[] = [500, 1_500, 4_000];

const validateReply = object({
  placeName: nullable(string),
  center: object({ lat: number, lng: number }),
  stores: array(() => undefined),
});
const isUnanswered = (cause: unknown) => toAppError(cause).code === 'OFFLINE';
/**
 * Sends a search that got no answer again while the device is online: the request was cut off on its way. While the device
 * is offline the search waits for the connection instead (use-finder.ts).
 */
const retryUnanswered = (isOffline: () => boolean) =>
  retry<LocationsReply>({
    delay: (cause: unknown, count) => {
      const pauseMs = unansweredPausesMs[count - 1];
      return isUnanswered(cause) && !isOffline() && pauseMs !== undefined
        ? timer(pauseMs)
        : throwError(() => cause);
    },
  });

/** The server says in messageId what about a place was wrong; from 500 on it is a generic error (LOC-024). */
const toCode = (cause: unknown, isOffline: boolean): string => {
  if (isUnanswered(cause) && !isOffline) return 'unknown';
  const { messageId, code } = toAppError(cause);
  const { status } = cause as { readonly status?: unknown };
  return typeof status === 'number' && status >= 500 ? 'unknown' : (messageId ?? code);
};

/** Throws when the reply has no list. Entries that are not stores are left out (LOC-024). */
const readReply = ({ placeName, center, stores }: LocationsReply): LocationsReply => {
  if (validateReply({ placeName, center, stores })) throw { code: 'malformed' };
  return { placeName, center, stores: stores.filter((entry) => isStoreReply(entry?.store)) };
};

/**
 * Asks for the stores of each search; a newer search cancels the one in flight and its repetitions. One that nothing
 * answers is called OFFLINE only while the device is offline.
 */
export const searchStores: RemoteEpic<WithSearch, SearchDeps> = (
  action$,
  _state$,
  { findStores, monotonic, isOffline },
) =>
  action$.pipe(
    filter(storesRequested.match),
    switchMap(({ payload }) =>
      findStores(payload).pipe(
        retryUnanswered(isOffline),
        map((reply) => storesFound({ reply: readReply(reply), at: monotonic() })),
        catchError((cause: unknown) => of(storesFailed(toCode(cause, isOffline())))),
      ),
    ),
  );
