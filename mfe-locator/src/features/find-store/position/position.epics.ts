import { catchError, exhaustMap, filter, map, of, takeUntil, type Observable } from 'rxjs';
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

/** Requests the device's position. A press during a request is ignored; another search cancels the request. */
export const findMe: RemoteEpic<WithPosition, PositionDeps> = (action$, _state$, { locate }) =>
  action$.pipe(
    filter(findMePressed.match),
    exhaustMap(() =>
      locate().pipe(
        map((position) => positionFound(position)),
        catchError((cause: unknown) => of(positionFailed(toPositionError(cause)))),
        takeUntil(action$.pipe(filter(positionSettled.match))),
      ),
    ),
  );
