import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import { filter, map, merge, switchMap, takeUntil, timer } from 'rxjs';
import { orderPlaced } from '../order.actions.ts';
import {
  singleUseCardDropped,
  singleUseCardEnding,
  singleUseCardExpired,
  singleUseCardTokenised,
} from './tender.slice.ts';
import type { RootState } from '../../ordering.reducer.ts';

/** The time before the expiry at which a guest is warned (D-12). */
export const singleUseCardWarning = 60_000;

/**
 * Warns a minute before a single-use card expires, and clears it when its token is too old (ORD-121); another
 * card or a placed order cancels the timers.
 */
export const expireSingleUseCard: Epic<Action, Action, RootState, { readonly monotonic: () => number }> = (
  action$,
  _state$,
  { monotonic },
) =>
  action$.pipe(
    filter(singleUseCardTokenised.match),
    switchMap(({ payload }) => {
      const life = Math.max(0, payload.expiresAt - monotonic());
      return merge(
        timer(Math.max(0, life - singleUseCardWarning)).pipe(map(() => singleUseCardEnding())),
        timer(life).pipe(map(() => singleUseCardExpired())),
      ).pipe(
        takeUntil(
          action$.pipe(filter((action) => singleUseCardDropped.match(action) || orderPlaced.match(action))),
        ),
      );
    }),
  );
