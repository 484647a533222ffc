import { catchError, filter, map, mergeMap, of, takeUntil, type Observable } from 'rxjs';
import { toAppError, type RemoteEpic } from '@crema/remote-kit';
import { memberChanged } from '../visit/visit.facts.ts';
import {
  favoritePressed,
  favoriteRefused,
  favoriteSettled,
  selectPending,
  type FavoritePress,
  type HasFavorites,
} from './favorites.slice.ts';

export interface FavoritesDeps {
  /** Idempotent on the server. */
  readonly saveFavorite: (press: FavoritePress) => Observable<unknown>;
}

/**
 * Saves each press on a heart (LOC-050). Hearts of several stores go side by side; a press that the reducer
 * ignored because its heart was pending is not sent. Another person here ends what is under way.
 */
export const saveFavorites: RemoteEpic<HasFavorites, FavoritesDeps> = (action$, state$, { saveFavorite }) =>
  action$.pipe(
    filter(favoritePressed.match),
    filter(({ payload }) => selectPending(state$.value, payload.storeNumber) === payload),
    mergeMap(({ payload }) =>
      saveFavorite(payload).pipe(
        map(() => favoriteSettled(payload)),
        catchError((cause: unknown) => of(favoriteRefused({ press: payload, code: toAppError(cause).code }))),
        takeUntil(action$.pipe(filter(memberChanged.match))),
      ),
    ),
  );
