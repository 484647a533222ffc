import type { Action } from 'redux';
import type { Epic } from 'redux-observable';
import { filter, map, switchMap, takeUntil, timer, type Observable } from 'rxjs';
import { orderPlaced, visitorChanged } from './order.facts.ts';
import type { HasOrder } from './order.reducer.ts';
import type { Audience } from './order.types.ts';
import { guestCardDropped, guestCardExpired, guestCardTokenised } from './tender.slice.ts';

export interface TenderDeps {
  readonly monotonic: () => number;
  readonly visitor$: Observable<{ readonly audience: Audience; readonly locale: string }>;
}
type TenderEpic = Epic<Action, Action, HasOrder, TenderDeps>;

/** Who looks at the order, now and later. */
export const followVisitor: TenderEpic = (_action$, _state$, { visitor$ }) =>
  visitor$.pipe(map(visitorChanged));

/** Ends a single-use card when its token is too old (ORD-121); another card, or the order, ends the watch. */
export const expireGuestCard: TenderEpic = (action$, _state$, { monotonic }) =>
  action$.pipe(
    filter(guestCardTokenised.match),
    switchMap(({ payload }) =>
      timer(Math.max(0, payload.expiresAt - monotonic())).pipe(
        map(() => guestCardExpired()),
        takeUntil(
          action$.pipe(filter((action) => guestCardDropped.match(action) || orderPlaced.match(action))),
        ),
      ),
    ),
  );

export const tenderEpics = [followVisitor, expireGuestCard] as const;
