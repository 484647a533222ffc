import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import { filter, ignoreElements, map, startWith, tap } from 'rxjs';
import type { PersistedValue } from '@crema/remote-kit';
import type { RootState } from '../../../state/root-state.ts';
import { typedContactLife } from './guest-contact.storage.ts';
import { memberChanged, orderPlaced } from '../../facts/order.actions.ts';

/** A stored value with the visitor who entered it, and when (wall-clock milliseconds). */
export interface Kept {
  /** Missing for a visitor without an account. */
  readonly memberId?: string | undefined;
  readonly at: number;
}
export interface KeptDeps {
  readonly now: () => number;
}
type KeptEpic = Epic<Action, Action, RootState, KeptDeps>;

interface KeepOptions<V> {
  readonly record: PersistedValue<V & Kept>;
  /** Whether the visitor has entered nothing yet in this page. */
  readonly isOpen: (state: RootState) => boolean;
  readonly restore: (value: V) => Action;
  /** The value that an action enters; undefined for any other action. */
  readonly valueOf: (action: Action, state: RootState) => V | undefined;
  /** Actions that end the value, apart from a placed order and another visitor. */
  readonly isOver?: (action: Action) => boolean;
}

/**
 * The epics of a choice that survives a reload and Back in this tab, for half an hour and for the visitor who made it only (D-14). The
 * first one restores it, the second one stores it.
 */
export const keepChoiceEpics = <V extends object>({
  record,
  isOpen,
  restore,
  valueOf,
  isOver,
}: KeepOptions<V>): readonly [KeptEpic, KeptEpic] => [
  (action$, state$, { now }) =>
    action$.pipe(
      filter(memberChanged.match),
      startWith(undefined),
      filter(() => isOpen(state$.value)),
      map(() => record.read()),
      filter((kept) => kept !== undefined),
      filter(({ memberId }) => memberId === state$.value.order.visitor.memberId),
      filter(({ at }) => now() - at < typedContactLife),
      map(restore),
    ),
  (action$, state$, { now }) =>
    action$.pipe(
      tap((action) => {
        const { memberId } = state$.value.order.visitor;
        const value = valueOf(action, state$.value);
        if (value) record.write({ ...value, memberId, at: now() });
        const isAnothers = memberChanged.match(action) && record.read()?.memberId !== memberId;
        if (isAnothers || orderPlaced.match(action) || isOver?.(action)) record.write(undefined);
      }),
      ignoreElements(),
    ),
];
