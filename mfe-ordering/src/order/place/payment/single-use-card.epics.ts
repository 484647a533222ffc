import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import { filter, first, map, merge, switchMap, takeUntil, timer } from 'rxjs';
import { orderPlaced } from '../../facts/order.actions.ts';
import { selectIsProcessing } from '../../facts/order.selectors.ts';
import {
  singleUseCardDropped,
  singleUseCardEnding,
  singleUseCardExpired,
  singleUseCardTokenised,
} from './tender.slice.ts';
import type { RootState } from '../../../state/root-state.ts';

/** The time before the expiry at which a guest is warned (D-12). */
export const singleUseCardWarning = 60_000;

/**
 * Warns a minute before a single-use card expires, and clears it when its token is too old (ORD-121); another
 * card or a placed order cancels the timers. While an order is being placed with the card nothing is emitted: the server has the
 * token then, and a dialog would cover the question of the bank.
 */
export const expireSingleUseCard: Epic<Action, Action, RootState, { readonly monotonic: () => number }> = (
  action$,
  state$,
  { monotonic },
) =>
  action$.pipe(
    filter(singleUseCardTokenised.match),
    switchMap(({ payload }) => {
      const life = Math.max(0, payload.expiresAt - monotonic());
      // The state of a placed order comes before its action.
      const isUnused$ = state$.pipe(
        first((state) => !selectIsProcessing(state)),
        filter(({ order }) => order.submission.status !== 'placed'),
      );
      const after = (ms: number, action: () => Action) =>
        timer(ms).pipe(switchMap(() => isUnused$.pipe(map(() => action()))));
      return merge(
        after(Math.max(0, life - singleUseCardWarning), singleUseCardEnding),
        after(life, singleUseCardExpired),
      ).pipe(
        takeUntil(
          action$.pipe(filter((action) => singleUseCardDropped.match(action) || orderPlaced.match(action))),
        ),
      );
    }),
  );
