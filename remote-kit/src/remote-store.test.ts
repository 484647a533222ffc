import { filter, map, throwError } from 'rxjs';
import { fact, on, reducerOf } from './action.ts';
import { createRemoteStore, type RemoteEpic } from './remote-store.ts';

const asked = fact<number>('asked');
const answered = fact<number>('answered');
const reducer = reducerOf({ sum: 0 }, [
  on<{ sum: number }>()(answered, (state, by) => ({ sum: state.sum + by })),
]);
type TestEpic = RemoteEpic<{ sum: number }, object>;
const answer: TestEpic = (action$) =>
  action$.pipe(
    filter(asked.match),
    map(({ payload }) => answered(payload)),
  );
const start = (...epics: TestEpic[]) => {
  const causes: unknown[] = [];
  const { store } = createRemoteStore({ reducer, epics, dependencies: {} }, (cause) => causes.push(cause));
  return { store, causes };
};

describe('an epic that throws, PLT-006', () => {
  it('is told, starts anew, and leaves the others alone', () => {
    const fragile: TestEpic = (action$) =>
      action$.pipe(
        filter(asked.match),
        map(({ payload }) => {
          if (payload === 1) throw new Error('one');
          return answered(100 * payload);
        }),
      );
    const { store, causes } = start(fragile, answer);
    store.dispatch(asked(1));
    expect(store.getState().sum).toBe(1);
    store.dispatch(asked(2));
    expect(store.getState().sum).toBe(203);
    expect(causes).toEqual([new Error('one')]);
  });

  it.each([
    {
      because: 'it throws where it is made',
      epic: (() => {
        throw new Error('made');
      }) as TestEpic,
    },
    {
      because: 'it fails as soon as it starts',
      epic: (() => throwError(() => new Error('made'))) as TestEpic,
    },
  ])('stays down after ten restarts when $because', ({ epic }) => {
    const { store, causes } = start(epic, answer);
    expect(causes).toHaveLength(11);
    store.dispatch(asked(3));
    expect(store.getState().sum).toBe(3);
  });
});
