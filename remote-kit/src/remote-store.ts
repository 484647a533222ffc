import { configureStore } from '@reduxjs/toolkit';
import type { Action, Reducer, Store } from '@reduxjs/toolkit';
import { createEpicMiddleware, type Epic } from 'redux-observable';
import {
  catchError,
  defer,
  EMPTY,
  first,
  ignoreElements,
  merge,
  mergeMap,
  of,
  retry,
  Subject,
  switchMap,
  takeUntil,
  tap,
  timer,
  type Observable,
} from 'rxjs';

/**
 * An epic of a remote: it receives and emits actions, and reaches everything else only through
 * `dependencies`.
 */
export type RemoteEpic<S, D> = Epic<Action, Action, S, D>;

type EpicInputs<S, D> = Parameters<RemoteEpic<S, D>>;

/** Epics in a separate chunk. */
export interface LazyEpics<S, D> {
  /**
   * Emits when the epics are needed. They receive the emitted action first, then the actions that were
   * dispatched until they were loaded.
   */
  readonly needed: (action$: Observable<Action>, dependencies: D) => Observable<Action | undefined>;
  readonly load: () => Promise<readonly Epic<Action, Action, S, D>[]>;
}

export interface StoreConfig<S, D> {
  readonly reducer: Reducer<S, Action>;
  /**
   * Each epic handles one intent. When an epic throws, the error is reported and that epic restarts, ten
   * times at most; the others continue.
   */
  readonly epics: readonly Epic<Action, Action, S, D>[];
  readonly lazyEpics?: LazyEpics<S, D>;
  readonly dependencies: D;
}
export interface RemoteStore<S = unknown> {
  readonly store: Store<S, Action>;
  /** The state before the first action, without anything that the device stores: the server renders with it. */
  readonly serverState: S;
  /** Starts the epics. */
  readonly start: () => void;
  /** Ends every epic; later actions have no effects. */
  readonly stop: () => void;
}

const isDevelopment = process.env.NODE_ENV === 'development';
/**
 * Redux Toolkit checks states and actions except in production; the warning about slow checks is switched
 * off.
 */
const checks = {
  thunk: false,
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: { warnAfter: Infinity },
} as const;
const maxRestarts = 10;
const maxPauseMs = 5_000;

/** Loads lazy epics once they are needed. A chunk that cannot be loaded is requested again after growing pauses. */
const runLazy = <S, D>(
  { needed, load }: LazyEpics<S, D>,
  runAll: (epics: readonly RemoteEpic<S, D>[]) => RemoteEpic<S, D>,
): RemoteEpic<S, D> => {
  const start = (cause: Action | undefined, ...[action$, state$, dependencies]: EpicInputs<S, D>) => {
    const missed = cause ? [cause] : [];
    const loaded$ = new Subject<void>();
    const replayed$ = new Subject<Action>();
    const replay$ = defer(() => {
      for (const action of missed) replayed$.next(action);
      return EMPTY;
    });
    return merge(
      action$.pipe(
        tap((action) => missed.push(action)),
        takeUntil(loaded$),
        ignoreElements(),
      ),
      defer(load).pipe(
        retry({ delay: (_, count) => timer(Math.min(500 * count, maxPauseMs)) }),
        tap(() => loaded$.next()),
        switchMap((epics) => merge(runAll(epics)(merge(replayed$, action$), state$, dependencies), replay$)),
      ),
    );
  };
  return (...inputs) =>
    needed(inputs[0], inputs[2]).pipe(
      first(),
      switchMap((cause) => start(cause, ...inputs)),
    );
};

/** Creates the remote's own store. `start` starts its epics, which end when the store is disposed. */
export const createRemoteStore = <S, D>(
  config: StoreConfig<S, D>,
  report: (cause: unknown) => void,
): RemoteStore<S> => {
  const stop$ = new Subject<void>();
  let isStopped = false;
  const serverState = config.reducer(undefined, { type: '@@server' });
  const middleware = createEpicMiddleware<Action, Action, S, D>({ dependencies: config.dependencies });
  const store = configureStore({
    reducer: config.reducer,
    devTools: isDevelopment,
    middleware: (getDefault) => getDefault(checks).concat(middleware),
  });
  const runAll =
    (epics: readonly RemoteEpic<S, D>[]): RemoteEpic<S, D> =>
    (action$, state$, dependencies) =>
      of(...epics).pipe(
        mergeMap((epic) =>
          defer(() => epic(action$, state$, dependencies)).pipe(
            tap({ error: report }),
            // The number of restarts is limited, because an epic that throws as soon as it starts would
            // restart without end.
            retry(maxRestarts),
            catchError(() => EMPTY),
          ),
        ),
      );
  const { epics, lazyEpics } = config;
  const all = lazyEpics ? [...epics, runLazy(lazyEpics, runAll)] : epics;
  const start = () => {
    // A remote that is disposed before its store starts must not start its epics.
    if (isStopped) return;
    middleware.run((action$, state$, dependencies) =>
      runAll(all)(action$, state$, dependencies).pipe(takeUntil(stop$)),
    );
  };
  const stop = () => {
    isStopped = true;
    stop$.next();
  };
  return { store, serverState, start, stop };
};
