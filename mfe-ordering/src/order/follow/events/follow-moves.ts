import { expand, map, merge, startWith, switchMap, timer, type Observable } from 'rxjs';
import { nextPause } from './polling.rules.ts';

interface Follow<M, A> {
  /** The milliseconds until the first request. */
  readonly first: number;
  /** The server has announced a move: requests now. */
  readonly moved$: Observable<M>;
  /** A reply has shown a move: the pauses begin again. */
  readonly changed$: Observable<unknown>;
  /** Sends the request with this index, for the announced move if there is one. A later request cancels it. */
  readonly ask: (index: number, move: M | undefined) => Observable<A>;
}

/**
 * Follows orders until it is unsubscribed from: requests them at each announced move (ORD-066, ORD-067), and after pauses that grow until an
 * order has moved (D-35). The page of one order and the list of open orders both follow in this way.
 */
export const followMoves = <M, A>({ first, moved$, changed$, ask }: Follow<M, A>): Observable<A> =>
  merge(
    moved$.pipe(map((move) => ({ pause: 0, move }))),
    changed$.pipe(map(() => ({ pause: nextPause(0), move: undefined }))),
  ).pipe(
    startWith({ pause: first, move: undefined }),
    switchMap(({ pause, move }) =>
      timer(pause).pipe(
        expand((_, round) => timer(nextPause(round))),
        map((_, round) => (round === 0 ? move : undefined)),
      ),
    ),
    switchMap((move, index) => ask(index, move)),
  );
