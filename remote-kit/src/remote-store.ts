import { applyMiddleware, legacy_createStore, type Action, type Reducer, type Store } from 'redux';
import { createEpicMiddleware, type Epic } from 'redux-observable';
import {
  catchError,
  defer,
  EMPTY,
  mergeMap,
  of,
  retry,
  Subject,
  takeUntil,
  tap,
  type Observable,
} from 'rxjs';

/** An epic of a remote: facts in, facts out, its world only through `dependencies`. */
export type RemoteEpic<S, D> = Epic<Action, Action, S, D>;

export interface StoreRecipe<S, D> {
  readonly reducer: Reducer<S, Action>;
  /** Each handles one intent; what it throws is reported and starts that epic anew, ten times at most; the others go on. */
  readonly epics: readonly Epic<Action, Action, S, D>[];
  readonly dependencies: D;
}
export interface RemoteStore<S = unknown> {
  readonly store: Store<S, Action>;
  /** Ends every epic; the store takes no more actions' consequences. */
  readonly stop: () => void;
}

const mostRestarts = 10;

/** A store of the remote's own, with epics that end when it is disposed. */
export const createRemoteStore = <S, D>(
  recipe: StoreRecipe<S, D>,
  report: (cause: unknown) => void,
): RemoteStore<S> => {
  const stop$ = new Subject<void>();
  const middleware = createEpicMiddleware<Action, Action, S, D>({ dependencies: recipe.dependencies });
  const store = legacy_createStore(recipe.reducer, applyMiddleware(middleware));
  const guarded: Epic<Action, Action, S, D> = (action$, state$, dependencies) =>
    of(...recipe.epics).pipe(
      mergeMap((epic) =>
        defer(() => epic(action$, state$, dependencies) as Observable<Action>).pipe(
          tap({ error: report }),
          // Bounded: one that throws as soon as it starts would start for ever.
          retry(mostRestarts),
          catchError(() => EMPTY),
        ),
      ),
      takeUntil(stop$),
    );
  middleware.run(guarded);
  return { store: store as Store<S, Action>, stop: () => stop$.next() };
};
