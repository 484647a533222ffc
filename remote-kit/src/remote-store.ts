import { applyMiddleware, legacy_createStore, type Action, type Reducer, type Store } from 'redux';
import { createEpicMiddleware, type Epic } from 'redux-observable';
import { catchError, mergeMap, of, Subject, takeUntil, type Observable } from 'rxjs';

/** An epic of a remote: facts in, facts out, its world only through `dependencies`. */
export type RemoteEpic<S, D> = Epic<Action, Action, S, D>;

export interface StoreRecipe<S, D> {
  readonly reducer: Reducer<S, Action>;
  /** Each handles one intent; what it throws ends that epic's run, is reported, and the epic starts again. */
  readonly epics: readonly Epic<Action, Action, S, D>[];
  readonly dependencies: D;
}
export interface RemoteStore<S = unknown> {
  readonly store: Store<S, Action>;
  /** Ends every epic; the store takes no more actions' consequences. */
  readonly stop: () => void;
}

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
        (epic(action$, state$, dependencies) as Observable<Action>).pipe(
          catchError((cause, again) => {
            report(cause);
            return again;
          }),
        ),
      ),
      takeUntil(stop$),
    );
  middleware.run(guarded);
  return { store: store as Store<S, Action>, stop: () => stop$.next() };
};
