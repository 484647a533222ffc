import {
  EMPTY,
  catchError,
  distinctUntilChanged,
  filter,
  finalize,
  map,
  merge,
  of,
  scan,
  share,
  switchMap,
  takeUntil,
  tap,
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

/**
 * The limit of the device, which is shorter, does not count while the browser asks the customer for permission. A button is busy
 * for at most 8 s (PLT-016).
 */
export const answerWithinMs = 8_000;

/** One request of the device's position: its actions, and whether the customer still waits for it. */
const createRequest = (locate: PositionDeps['locate'], ends$: Observable<unknown>) => {
  let isOpen = true;
  const close = () => {
    isOpen = false;
  };
  const answer$ = locate().pipe(
    map((position) => positionFound(position)),
    catchError((cause: unknown) => of(positionFailed(toPositionError(cause)))),
    share(),
  );
  const wait$ = timer(answerWithinMs).pipe(
    map(() => positionFailed('unanswered')),
    takeUntil(answer$),
  );
  const actions$ = merge(wait$, answer$).pipe(tap(close), takeUntil(ends$), finalize(close));
  return { actions$, isOpen: () => isOpen };
};

/**
 * Requests the device's position. A press during a request is ignored. Without an answer the button is free again after some
 * seconds: a later answer still counts, and another press asks again. Another search cancels the request.
 */
export const findMe: RemoteEpic<WithPosition, PositionDeps> = (action$, _state$, { locate }) =>
  action$.pipe(
    filter(findMePressed.match),
    scan<unknown, ReturnType<typeof createRequest> | undefined>(
      (request) =>
        request?.isOpen() ? request : createRequest(locate, action$.pipe(filter(positionSettled.match))),
      undefined,
    ),
    distinctUntilChanged(),
    switchMap((request) => request?.actions$ ?? EMPTY),
  );
