import { Observable, filter, map, merge, startWith, switchMap, takeUntil, timer } from 'rxjs';
import { onPageReturn, type RemoteEpic } from '@crema/remote-kit';
import type { HostServices } from '@crema/shared-contracts';
import { clockTicked, type WithClock } from './clock.slice.ts';
import { locatorClosed, locatorOpened } from './session.actions.ts';

export interface ClockDeps {
  readonly now: () => number;
  readonly onAdjusted?: HostServices['clock']['onAdjusted'];
}

export const tickMs = 15_000;

const pageReturns$ = new Observable<unknown>((observer) =>
  onPageReturn(
    () => undefined,
    () => observer.next(undefined),
  ),
);

/**
 * Ticks once and then every 15 s while a locator is mounted, when the host corrects its time, and when the browser shows the page
 * again after Back, so that opening hours stay current (D-53).
 */
export const tick: RemoteEpic<WithClock, ClockDeps> = (action$, _state$, { now, onAdjusted }) =>
  action$.pipe(
    filter(locatorOpened.match),
    switchMap(() =>
      merge(
        timer(tickMs, tickMs),
        pageReturns$,
        new Observable<unknown>((observer) => onAdjusted?.(() => observer.next(undefined))),
      ).pipe(
        startWith(0),
        map(() => clockTicked(now())),
        takeUntil(action$.pipe(filter(locatorClosed.match))),
      ),
    ),
  );
