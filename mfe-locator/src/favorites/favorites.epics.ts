import {
  catchError,
  concat,
  filter,
  ignoreElements,
  mergeMap,
  of,
  takeUntil,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import { toAppError, type RemoteEpic } from '@crema/remote-kit';
import type { StoreEntities } from '../stores/cache/store-entities.ts';
import { memberChanged } from '../visit/session.actions.ts';
import {
  favoritePressed,
  favoriteFailed,
  favoriteSettled,
  selectPending,
  shortNumber,
  type FavoritePress,
  type WithFavorites,
} from './favorites.slice.ts';

export interface FavoritesDeps {
  /** The server treats both requests as idempotent. */
  readonly saveFavorite: (press: FavoritePress) => Observable<unknown>;
  readonly stores: Pick<StoreEntities, 'override' | 'patch'>;
}

/** The time limit of a request: an answer to one from before a press arrives within it, and does not contain the press. */
export const lastAnswerMs = 15_000;

/**
 * Saves each press on a heart (LOC-050). The store shows it at once, and its own state again when saving fails. Requests for several
 * stores run in parallel; a press that the reducer ignored, because the same heart was pending, is not sent. A change of member
 * cancels the requests in flight.
 */
export const saveFavorites: RemoteEpic<WithFavorites, FavoritesDeps> = (
  action$,
  state$,
  { saveFavorite, stores },
) => {
  const accepted$ = action$.pipe(
    filter(favoritePressed.match),
    filter(({ payload }) => selectPending(state$.value, payload.storeNumber) === payload),
  );
  const memberChanged$ = action$.pipe(filter(memberChanged.match));
  return accepted$.pipe(
    mergeMap(({ payload }) => {
      const id = shortNumber(payload.storeNumber);
      const isFavorite = payload.favorite;
      const nextPress$ = accepted$.pipe(filter((next) => shortNumber(next.payload.storeNumber) === id));
      const settle = () => stores.patch(id, { isFavorite });
      const settleFinally$ = timer(lastAnswerMs).pipe(
        tap(() => {
          settle();
          stores.override(id, undefined);
        }),
        ignoreElements(),
        takeUntil(nextPress$),
      );
      stores.override(id, { isFavorite });
      return saveFavorite(payload).pipe(
        tap(settle),
        mergeMap(() => concat(of(favoriteSettled(payload)), settleFinally$)),
        catchError((cause: unknown) => {
          stores.override(id, undefined);
          return of(favoriteFailed({ press: payload, code: toAppError(cause).code }));
        }),
        takeUntil(memberChanged$),
      );
    }),
  );
};
