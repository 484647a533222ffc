import { catchError, exhaustMap, filter, map, of, takeUntil, type Observable } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import {
  findMePressed,
  positionFound,
  positionRefused,
  positionSettled,
  type HasPosition,
  type Position,
} from './position.slice.ts';

export interface PositionDeps {
  readonly locate: () => Observable<Position>;
}

/** Asks the device where it is; a press while it is asked is ignored, another search ends the asking. */
export const findMe: RemoteEpic<HasPosition, PositionDeps> = (action$, _state$, { locate }) =>
  action$.pipe(
    filter(findMePressed.match),
    exhaustMap(() =>
      locate().pipe(
        map((position) => positionFound(position)),
        catchError(() => of(positionRefused())),
        takeUntil(action$.pipe(filter(positionSettled.match))),
      ),
    ),
  );
