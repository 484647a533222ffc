import { filter, map, startWith, switchMap, takeUntil, timer } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import { clockTicked, type HasClock } from './clock.slice.ts';
import { finderClosed, finderOpened } from './visit.facts.ts';

export interface ClockDeps {
  readonly now: () => number;
}

export const tickMs = 15_000;

/** Ticks at once and then every 15 s while a locator is on the page, so that opening hours move on (D-53). */
export const tick: RemoteEpic<HasClock, ClockDeps> = (action$, _state$, { now }) =>
  action$.pipe(
    filter(finderOpened.match),
    switchMap(() =>
      timer(tickMs, tickMs).pipe(
        startWith(0),
        map(() => clockTicked(now())),
        takeUntil(action$.pipe(filter(finderClosed.match))),
      ),
    ),
  );
