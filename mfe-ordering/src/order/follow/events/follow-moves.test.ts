import { EMPTY, of, type Observable } from 'rxjs';
import { inVirtualTime } from '../../../testing/epics.ts';
import { followMoves } from './follow-moves.ts';
import { nextPause } from './polling.rules.ts';

const [first, second] = [nextPause(0), nextPause(1)];
const asking = (streams: { readonly moved$?: Observable<string>; readonly changed$?: Observable<unknown> }) =>
  followMoves({
    first: 0,
    moved$: EMPTY,
    changed$: EMPTY,
    ...streams,
    ask: (_index, move) => of(move ?? 'p'),
  });

describe('an order or several that are followed', () => {
  it('are asked for now, then after pauses that grow, D-35', () =>
    inVirtualTime(({ expectObservable }) => {
      expectObservable(asking({}), `${first + second + 1}ms !`).toBe(`p ${first - 1}ms p ${second - 1}ms p`);
    }));

  it('are asked for at an announced move, with it; the pauses begin again, ORD-066', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      expectObservable(asking({ moved$: hot(`${first + 10}ms m`) }), `${first * 2 + 20}ms !`).toBe(
        `p ${first - 1}ms p 9ms m ${first - 1}ms p`,
      );
    }));

  it('are asked for after the first pause once a reply has shown a move, D-35', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      expectObservable(asking({ changed$: hot(`${first + 10}ms c`) }), `${first * 2 + 20}ms !`).toBe(
        `p ${first - 1}ms p ${first + 9}ms p`,
      );
    }));
});
