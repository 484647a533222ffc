import { catchError, filter, map, mergeMap, of, takeUntil, type Observable } from 'rxjs';
import { toAppError, type RemoteEpic } from '@crema/remote-kit';
import { memberChanged } from '../visit/session.actions.ts';
import {
  favoritePressed,
  favoriteFailed,
  favoriteSettled,
  selectPending,
  type FavoritePress,
  type WithFavorites,
} from './favorites.slice.ts';

export interface FavoritesDeps {
  /** The server treats both requests as idempotent. */
  readonly saveFavorite: (press: FavoritePress) => Observable<unknown>;
}

/**
 * Saves each press on a heart (LOC-050). Requests for several stores run in parallel; a press that the reducer ignored,
 * because the same heart was pending, is not sent. A change of member cancels the requests in flight.
 */
export const saveFavorites: RemoteEpic<WithFavorites, FavoritesDeps> = (action$, state$, { saveFavorite }) =>
  action$.pipe(
    filter(favoritePressed.match),
    filter(({ payload }) => selectPending(state$.value, payload.storeNumber) === payload),
    mergeMap(({ payload }) =>
      saveFavorite(payload).pipe(
        map(() => favoriteSettled(payload)),
        catchError((cause: unknown) => of(favoriteFailed({ press: payload, code: toAppError(cause).code }))),
        takeUntil(action$.pipe(filter(memberChanged.match))),
      ),
    ),
  );
