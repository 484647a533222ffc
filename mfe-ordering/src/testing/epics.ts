import type { Action } from '@reduxjs/toolkit';
import { StateObservable, type Epic } from 'redux-observable';
import { BehaviorSubject, type Observable } from 'rxjs';
import { TestScheduler, type RunHelpers } from 'rxjs/testing';

/** Runs marble tests in virtual time: one character is a millisecond. */
export const inVirtualTime = (test: (helpers: RunHelpers) => void): void =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(test);

/** A state that does not change. */
export const steady = <S>(state: S): StateObservable<S> =>
  new StateObservable(new BehaviorSubject(state), state);

/** Returns the actions that an epic emits for these actions and this state. */
export const run = <S, D>(
  epic: Epic<Action, Action, S, D>,
  action$: Observable<Action>,
  state: S | StateObservable<S>,
  deps: D,
): Observable<Action> => epic(action$, state instanceof StateObservable ? state : steady(state), deps);
