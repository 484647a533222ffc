import type { Action } from 'redux';

/** A fact with its payload, and a type guard for reducers and epics. */
export interface ActionCreator<P> {
  (payload: P): Fact<P>;
  readonly type: string;
  readonly match: (action: Action) => action is Fact<P>;
}
export type Fact<P> = { readonly type: string; readonly payload: P };

/** Actions are facts in the past tense: `lineAdded`, not `setLines` (house style 12). */
export const fact = <P = void>(type: string): ActionCreator<P> =>
  Object.assign((payload: P): Fact<P> => ({ type, payload }), {
    type,
    match: (action: Action): action is Fact<P> => action.type === type,
  });

type Handler<S> = readonly [ActionCreator<never>, (state: S, payload: never) => S];
/** Pairs an action with what it does to the state; the payload's type follows the action. */
export const on =
  <S>() =>
  <P>(action: ActionCreator<P>, change: (state: S, payload: P) => S): Handler<S> => [
    action as unknown as ActionCreator<never>,
    change as unknown as (state: S, payload: never) => S,
  ];

/** A reducer as a table of facts; what the table does not name leaves the state alone. */
export const reducerOf = <S>(initial: S, handlers: readonly Handler<S>[]) => {
  const byType = new Map(handlers.map(([action, change]) => [action.type, change]));
  return (state: S | undefined, action: Action): S => {
    const current = state ?? initial;
    const change = byType.get(action.type);
    return change ? change(current, (action as Fact<never>).payload) : current;
  };
};
