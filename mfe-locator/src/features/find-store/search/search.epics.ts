import { catchError, filter, map, of, retry, switchMap, throwError, timer, type Observable } from 'rxjs';
import { toAppError, type RemoteEpic } from '@crema/remote-kit';
import { array, nullable, number, object, string, type LocationsListReply } from '@crema/shared-contracts';
import { malformedReply, type MalformedReplyDeps } from '../../../stores/malformed-reply.ts';
import { isStoreSummary } from '../../../stores/store-reply.guard.ts';
import type { Search } from './locator-query.ts';
import { storesFound, storesFailed, storesRequested, type WithSearch } from './search.slice.ts';

export interface SearchDeps extends MalformedReplyDeps {
  readonly findStores: (search: Search) => Observable<LocationsListReply>;
  readonly monotonic: () => number;
  /** The error when the device cannot reach the server. */
  readonly isOffline: () => boolean;
}

/** The pauses before the same search is sent again. The error is shown within 3 s. */
export const unansweredPausesMs: readonly number[] = [400, 1_200];

const validateReply = object({
  placeName: nullable(string),
  center: object({ lat: number, lng: number }),
  stores: array(() => undefined),
});
const isList = (value: object): value is LocationsListReply => validateReply(value) === undefined;
const isUnanswered = (cause: unknown) => toAppError(cause).code === 'OFFLINE';
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
 * Maps the server's messageId for an invalid place; from status 500 on the error is the generic one
 * (LOC-024).
 */
const toCode = (cause: unknown, isOffline: boolean): string => {
  if (isUnanswered(cause) && !isOffline) return 'unknown';
  const { messageId, code } = toAppError(cause);
  const { status } = cause as { readonly status?: unknown };
  return typeof status === 'number' && status >= 500 ? 'unknown' : (messageId ?? code);
};

/** Throws when the reply has no list. Entries that are not stores are left out (LOC-024). Both are reported. */
const readReply = (
  reply: LocationsListReply | null,
  { reportMalformed }: MalformedReplyDeps,
): LocationsListReply => {
  const { placeName, center, stores } = reply ?? {};
  const list = { placeName, center, stores };
  if (!isList(list)) {
    reportMalformed();
    throw malformedReply;
  }
  const shown = list.stores.filter((entry) => isStoreSummary(entry?.store));
  if (shown.length < list.stores.length) reportMalformed();
  return { ...list, stores: shown };
};

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
        map((reply) => storesFound({ reply: readReply(reply, { reportMalformed }), at: monotonic() })),
        catchError((cause: unknown) => of(storesFailed(toCode(cause, isOffline())))),
      ),
    ),
  );
