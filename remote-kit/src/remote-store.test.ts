import { createAction, createReducer } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { filter, map, throwError } from 'rxjs';
import { createRemoteStore, type RemoteEpic } from './remote-store.ts';

const asked = createAction<number>('asked');
const answered = createAction<number>('answered');
const reducer = createReducer({ sum: 0 }, (builder) =>
  builder.addCase(answered, (state, { payload }) => {
    state.sum += payload;
  }),
);
type TestEpic = RemoteEpic<{ sum: number }, object>;
const answer: TestEpic = (action$) =>
  action$.pipe(
    filter(asked.match),
    map(({ payload }) => answered(payload)),
  );
const start = (...epics: TestEpic[]) => {
  const causes: unknown[] = [];
  const { store, start: startEpics } = createRemoteStore({ reducer, epics, dependencies: {} }, (cause) =>
    causes.push(cause),
  );
  startEpics();
  return { store, causes };
};

describe('an epic that throws, PLT-006', () => {
  it('is reported, starts again, and does not stop the others', () => {
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

describe('epics in a chunk of their own', () => {
  const open = createAction('open');
  const later = (load: () => Promise<readonly TestEpic[]>) => {
    const created = createRemoteStore(
      {
        reducer,
        epics: [],
        lazyEpics: { needed: (action$) => action$.pipe(filter(open.match)), load },
        dependencies: {},
      },
      fail,
    );
    created.start();
    return created;
  };
  const fail = (cause: unknown) => {
    throw cause;
  };
  /** Answers the first request, and every request of another epic or of a page. */
  const asking: TestEpic = (action$) =>
    action$.pipe(
      filter(open.match),
      map(() => asked(10)),
    );

  it('are fetched when they are needed, and miss nothing of the time until they are here', async () => {
    const loaded = Promise.withResolvers<readonly TestEpic[]>();
    const load = jest.fn(() => loaded.promise);
    const { store } = later(load);
    store.dispatch(asked(1));
    expect(load).not.toHaveBeenCalled();
    store.dispatch(open());
    store.dispatch(asked(2));
    loaded.resolve([asking, answer]);
    await waitFor(() => expect(store.getState().sum).toBe(12));
    store.dispatch(asked(5));
    expect(store.getState().sum).toBe(17);
    store.dispatch(open());
    expect(store.getState().sum).toBe(27);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are requested again when they could not be loaded', async () => {
    const load = jest
      .fn<Promise<readonly TestEpic[]>, []>()
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockResolvedValue([answer]);
    const { store } = later(load);
    store.dispatch(open());
    store.dispatch(asked(3));
    await waitFor(() => expect(store.getState().sum).toBe(3));
  });

  it('end with the store, also while they are on their way', async () => {
    const loaded = Promise.withResolvers<readonly TestEpic[]>();
    const { store, stop } = later(() => loaded.promise);
    store.dispatch(open());
    store.dispatch(asked(4));
    stop();
    loaded.resolve([answer]);
    await loaded.promise;
    store.dispatch(asked(5));
    expect(store.getState().sum).toBe(0);
  });
});
