import type { Action } from 'redux';
import type { Epic } from 'redux-observable';
import { filter, map, merge, pairwise, switchMap, takeUntil, timer, type Observable } from 'rxjs';
import { previousCleared } from '../cart/cart.slice.ts';
import { orderPlaced, visitorChanged } from './order.facts.ts';
import type { HasOrder } from './order.reducer.ts';
import type { Audience } from './order.types.ts';
import { guestCardDropped, guestCardEnding, guestCardExpired, guestCardTokenised } from './tender.slice.ts';

export interface TenderDeps {
  readonly monotonic: () => number;
  readonly visitor$: Observable<{ readonly audience: Audience; readonly locale: string }>;
}
type TenderEpic = Epic<Action, Action, HasOrder, TenderDeps>;

/** Who looks at the order, now and later. */
export const followVisitor: TenderEpic = (_action$, _state$, { visitor$ }) =>
  visitor$.pipe(map(visitorChanged));

/** What a member ordered last is not shown to whoever uses the device after them (D-14). */
export const forgetMember: TenderEpic = (action$) =>
  action$.pipe(
    filter(visitorChanged.match),
    pairwise(),
    filter(([before, after]) => before.payload.audience === 'member' && after.payload.audience !== 'member'),
    map(() => previousCleared()),
  );

/** How long before the end a guest is warned (D-12). */
export const guestCardWarning = 60_000;

/** Warns a minute ahead and ends a single-use card when its token is too old (ORD-121); another card, or the order, ends the watch. */
export const expireGuestCard: TenderEpic = (action$, _state$, { monotonic }) =>
  action$.pipe(
    filter(guestCardTokenised.match),
    switchMap(({ payload }) => {
      const life = Math.max(0, payload.expiresAt - monotonic());
      return merge(
        timer(Math.max(0, life - guestCardWarning)).pipe(map(() => guestCardEnding())),
        timer(life).pipe(map(() => guestCardExpired())),
      ).pipe(
        takeUntil(
          action$.pipe(filter((action) => guestCardDropped.match(action) || orderPlaced.match(action))),
        ),
      );
    }),
  );

export const tenderEpics = [followVisitor, forgetMember, expireGuestCard] as const;
