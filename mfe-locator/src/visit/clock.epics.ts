import { filter, map, startWith, switchMap, takeUntil, timer } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import { clockTicked, type WithClock } from './clock.slice.ts';
import { locatorClosed, locatorOpened } from './session.actions.ts';

export interface ClockDeps {
  readonly now: () => number;
}

export const tickMs = 15_000;

/** Ticks once and then every 15 s while a locator is mounted, so that opening hours stay current (D-53). */
export const tick: RemoteEpic<WithClock, ClockDeps> = (action$, _state$, { now }) =>
  action$.pipe(
    filter(locatorOpened.match),
    switchMap(() =>
      timer(tickMs, tickMs).pipe(
        startWith(0),
        map(() => clockTicked(now())),
        takeUntil(action$.pipe(filter(locatorClosed.match))),
      ),
    ),
  );
