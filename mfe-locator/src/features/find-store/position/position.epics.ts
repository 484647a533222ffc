import { catchError, exhaustMap, filter, map, of, takeUntil, type Observable } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import {
  findMePressed,
  positionFound,
  positionDenied,
  positionSettled,
  type WithPosition,
  type Position,
} from './position.slice.ts';

export interface PositionDeps {
  readonly locate: () => Observable<Position>;
}

/** Requests the device's position. A press during a request is ignored; another search cancels the request. */
export const findMe: RemoteEpic<WithPosition, PositionDeps> = (action$, _state$, { locate }) =>
  action$.pipe(
    filter(findMePressed.match),
    exhaustMap(() =>
      locate().pipe(
        map((position) => positionFound(position)),
        catchError(() => of(positionDenied())),
        takeUntil(action$.pipe(filter(positionSettled.match))),
      ),
    ),
  );
