import { filter, map, switchMap, takeUntil, timer } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import { clockTicked, type HasClock } from './clock.slice.ts';
import { finderClosed, finderOpened } from './visit.facts.ts';

export interface ClockDeps {
  readonly now: () => number;
}

export const tickMs = 15_000;

/** Tells the time while a locator is on the page, so that opening hours move on (D-53). */
export const tick: RemoteEpic<HasClock, ClockDeps> = (action$, _state$, { now }) =>
  action$.pipe(
    filter(finderOpened.match),
    switchMap(() =>
      timer(0, tickMs).pipe(
        map(() => clockTicked(now())),
        takeUntil(action$.pipe(filter(finderClosed.match))),
      ),
    ),
  );
