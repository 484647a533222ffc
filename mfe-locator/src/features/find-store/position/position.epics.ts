import {
  catchError,
  filter,
  map,
  merge,
  of,
  share,
  switchMap,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import {
  findMePressed,
  positionFound,
  positionFailed,
  positionSettled,
  type Position,
  type PositionError,
  type WithPosition,
} from './position.slice.ts';

export interface PositionDeps {
  readonly locate: () => Observable<Position>;
}

/** By the code of GeolocationPositionError. A browser without geolocation has no position. */
const errors: Readonly<Record<number, PositionError>> = { 1: 'denied', 2: 'unavailable', 3: 'slow' };
const toPositionError = (cause: unknown): PositionError =>
  errors[(cause as Partial<GeolocationPositionError>).code ?? 0] ?? 'unavailable';

/** The limit of the device (LOC-053) does not count while the browser asks the customer for permission. */
export const answerWithinMs = 11_000;

/**
 * Requests the device's position. Without an answer the button is free again after some seconds, and a later answer still
 * counts. A press replaces the request before it; another search cancels the request.
 */
export const findMe: RemoteEpic<WithPosition, PositionDeps> = (action$, _state$, { locate }) =>
  action$.pipe(
    filter(findMePressed.match),
    switchMap(() => {
      const answer$ = locate().pipe(
        map((position) => positionFound(position)),
        catchError((cause: unknown) => of(positionFailed(toPositionError(cause)))),
        share(),
      );
      const wait$ = timer(answerWithinMs).pipe(
        map(() => positionFailed('unanswered')),
        takeUntil(answer$),
      );
      return merge(wait$, answer$).pipe(takeUntil(action$.pipe(filter(positionSettled.match))));
    }),
  );
