import type { Action } from 'redux';
import type { Epic } from 'redux-observable';
import {
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
import type { PersistedValue } from '@crema/remote-kit';
import {
  selectLines,
  selectPrevious,
  selectRemovedLine,
  selectRoom,
  selectUnitCount,
} from './cart.selectors.ts';
import {
  cartOrdered,
  cartRead,
  lineAdded,
  linePlaced,
  lineRefused,
  lineRestored,
  lineRestoreRequested,
  previousCleared,
  previousRead,
  type HasCart,
  type LastOrder,
} from './cart.slice.ts';
import type { CartLine } from './cart.types.ts';

export interface CartDeps {
  readonly cartRecord: PersistedValue<readonly CartLine[]>;
  readonly previousRecord: PersistedValue<LastOrder>;
  readonly newId: () => string;
  readonly now: () => number;
  readonly limits: { readonly maximumItemAmount: number; readonly mostRecentOrderStaleAfter: number };
  readonly emitCartChanged: (payload: DomainEvents['cart-changed']) => void;
}
type CartEpic<S extends HasCart = HasCart> = Epic<Action, Action, S, CartDeps>;

/** Gives an added line its id and time; refuses it when the order would exceed its maximum (ORD-041). */
export const placeAddedLines: CartEpic = (action$, state$, { newId, now, limits }) =>
  action$.pipe(
    filter(lineAdded.match),
    map(({ payload }) =>
      payload.quantity > selectRoom(state$.value, limits.maximumItemAmount)
        ? lineRefused({ reason: 'AT_MAX' })
        : linePlaced({ ...payload, itemId: newId(), timeAdded: now() }),
    ),
  );

/** Puts a removed line back, or refuses it when the order has filled up meanwhile (ORD-041). */
export const restoreLines: CartEpic = (action$, state$, { limits }) =>
  action$.pipe(
    filter(lineRestoreRequested.match),
    map(({ payload: { itemId } }) => {
      const gone = selectRemovedLine(itemId)(state$.value);
      const fits = !gone || gone.quantity <= selectRoom(state$.value, limits.maximumItemAmount);
      return fits ? lineRestored({ itemId }) : lineRefused({ reason: 'AT_MAX' });
    }),
  );

/** Reads the cart that this device keeps, then follows what other tabs do to it (ORD-040, D-36). */
export const followKeptCart: CartEpic = (_action$, _state$, { cartRecord }) =>
  concat(
    defer(() => of(cartRecord.read() ?? [])),
    cartRecord.changes$.pipe(map((lines) => lines ?? [])),
  ).pipe(map((lines) => cartRead(lines)));

/** Keeps the cart on this device after each change; what was just read is not written again. */
export const keepCart: CartEpic = (action$, state$, { cartRecord }) =>
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

/** Tells the other remotes how many units wait, and for which store (event cart-changed). */
export const announceCart: CartEpic<HasCart & { store: { chosen?: { storeNumber: string } | undefined } }> = (
  _action$,
  state$,
  { emitCartChanged },
) =>
  state$.pipe(
    map((state) => ({
      count: selectUnitCount(state),
      storeNumber: state.store.chosen?.storeNumber ?? null,
    })),
    distinctUntilChanged((a, b) => a.count === b.count && a.storeNumber === b.storeNumber),
    tap(emitCartChanged),
    ignoreElements(),
  );

/** Forgets the last order's lines when they are older than mostRecentOrderStaleAfter (ORD-046). */
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

/** Keeps the last order for this visit whenever it changes, its end included (ORD-046). */
export const keepPrevious: CartEpic = (_action$, state$, { previousRecord }) =>
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
  followKeptCart,
  keepCart,
  forgetPrevious,
  keepPrevious,
  announceCart,
] as const;
