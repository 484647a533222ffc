import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import {
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  of,
  scan,
  skip,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { DomainEvents } from '@crema/shared-contracts';
import { fromSignal, type PersistedValue } from '@crema/remote-kit';
import type { OrderStoreDeps } from '../order-store/order-store.deps.ts';
import {
  selectLines,
  selectPrevious,
  selectRemovedLine,
  selectRemainingUnits,
  selectUnitCount,
} from './cart.selectors.ts';
import {
  cartOrdered,
  cartRead,
  cartRestored,
  cartRestoreRequested,
  lineAdded,
  linePlaced,
  lineRejected,
  lineRestored,
  lineRestoreRequested,
  previousCleared,
  previousRead,
  type LastOrder,
} from './cart.slice.ts';
import { countUnits } from './cart.rules.ts';
import type { CartLine } from './cart.types.ts';
import type { RootState } from '../state/root-state.ts';

export interface CartDeps extends OrderStoreDeps {
  readonly cartRecord: PersistedValue<readonly CartLine[]>;
  readonly previousRecord: PersistedValue<LastOrder>;
  readonly newId: () => string;
  readonly now: () => number;
  readonly limits: { readonly maximumItemAmount: number; readonly mostRecentOrderStaleAfter: number };
  readonly emitCartChanged: (payload: DomainEvents['cart-changed']) => void;
}
type CartEpic = Epic<Action, Action, RootState, CartDeps>;

/** Assigns an added line its id and time; rejects it when the order would exceed its maximum (ORD-041). */
export const placeAddedLines: CartEpic = (action$, state$, { newId, now, limits }) =>
  action$.pipe(
    filter(lineAdded.match),
    map(({ payload }) =>
      payload.quantity > selectRemainingUnits(state$.value, limits.maximumItemAmount)
        ? lineRejected({ reason: 'AT_MAX' })
        : linePlaced({ ...payload, itemId: newId(), timeAdded: now() }),
    ),
  );

/** Restores the lines of an emptied cart, or rejects them when the order is full in the meantime (ORD-041). */
export const restoreCart: CartEpic = (action$, state$, { limits }) =>
  action$.pipe(
    filter(cartRestoreRequested.match),
    map(() =>
      countUnits(state$.value.cart.emptied) <= selectRemainingUnits(state$.value, limits.maximumItemAmount)
        ? cartRestored()
        : lineRejected({ reason: 'AT_MAX' }),
    ),
  );

/** Restores a removed line, or rejects it when the order is full in the meantime (ORD-041). */
export const restoreLines: CartEpic = (action$, state$, { limits }) =>
  action$.pipe(
    filter(lineRestoreRequested.match),
    map(({ payload: { itemId } }) => {
      const removedLine = selectRemovedLine(itemId)(state$.value);
      const fits =
        !removedLine || removedLine.quantity <= selectRemainingUnits(state$.value, limits.maximumItemAmount);
      return fits ? lineRestored({ itemId }) : lineRejected({ reason: 'AT_MAX' });
    }),
  );

/** Reads the cart stored on this device, then follows changes by other tabs (ORD-040, D-36). */
export const followSavedCart: CartEpic = (_action$, _state$, { cartRecord }) =>
  concat(
    defer(() => of(cartRecord.read() ?? [])),
    cartRecord.changes$.pipe(map((lines) => lines ?? [])),
  ).pipe(map((lines) => cartRead(lines)));

/** Writes the cart to this device after each change, except after a change that was read from the device. */
export const saveCart: CartEpic = (action$, state$, { cartRecord }) =>
  action$.pipe(
    scan(
      (known, action) => {
        const lines = selectLines(state$.value);
        return { lines, changedHere: lines !== known.lines && !cartRead.match(action) };
      },
      { lines: selectLines(state$.value), changedHere: false },
    ),
    filter(({ changedHere }) => changedHere),
    tap(({ lines }) => cartRecord.write(lines.length > 0 ? lines : undefined)),
    ignoreElements(),
  );

/** Emits the cart's unit count and store to other remotes (event cart-changed). */
export const emitCartChanges: CartEpic = (_action$, state$, { emitCartChanged, orderStore }) =>
  combineLatest([state$, fromSignal(orderStore)]).pipe(
    map(([state, store]) => ({ count: selectUnitCount(state), storeNumber: store?.storeNumber ?? null })),
    distinctUntilChanged((a, b) => a.count === b.count && a.storeNumber === b.storeNumber),
    tap(emitCartChanged),
    ignoreElements(),
  );

/** Clears the last order's lines when they are older than mostRecentOrderStaleAfter (ORD-046). */
export const forgetPrevious: CartEpic = (action$, _state$, { limits, now }) =>
  action$.pipe(
    map((action) => {
      if (cartOrdered.match(action)) return action.payload.at;
      return previousRead.match(action) ? action.payload.placedAt : undefined;
    }),
    filter((placedAt) => placedAt !== undefined),
    switchMap((placedAt) => timer(Math.max(0, placedAt + limits.mostRecentOrderStaleAfter - now()))),
    map(() => previousCleared()),
  );

/** Stores the last order of this visit whenever it changes, also when it is cleared (ORD-046). */
export const savePrevious: CartEpic = (_action$, state$, { previousRecord }) =>
  state$.pipe(
    map(selectPrevious),
    distinctUntilChanged(),
    skip(1),
    tap((previous) => previousRecord.write(previous)),
    ignoreElements(),
  );

export const cartEpics = [
  placeAddedLines,
  restoreLines,
  restoreCart,
  followSavedCart,
  saveCart,
  forgetPrevious,
  savePrevious,
  emitCartChanges,
] as const;
