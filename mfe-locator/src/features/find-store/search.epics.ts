import { catchError, filter, map, of, switchMap, type Observable } from 'rxjs';
import { toFault, type RemoteEpic } from '@crema/remote-kit';
import type { LocationsReply } from '@crema/shared-contracts';
import type { LocatorQuery } from './locator-query.ts';
import { storesFound, storesMissed, storesSought, type HasSearch } from './search.slice.ts';

export interface SearchDeps {
  readonly findStores: (query: LocatorQuery) => Observable<LocationsReply>;
  readonly monotonic: () => number;
}

/** The server says in messageId what about a place was wrong (LOC-024). */
const toCode = (cause: unknown): string => {
  const { messageId, code } = toFault(cause);
  return messageId ?? code;
};

/** Asks for the stores of each query; a newer query cancels the one in flight. */
export const searchStores: RemoteEpic<HasSearch, SearchDeps> = (
  action$,
  _state$,
  { findStores, monotonic },
) =>
  action$.pipe(
    filter(storesSought.match),
    switchMap(({ payload }) =>
      findStores(payload).pipe(
        map((reply) => storesFound({ reply, at: monotonic() })),
        catchError((cause: unknown) => of(storesMissed(toCode(cause)))),
      ),
    ),
  );
