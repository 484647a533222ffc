import type { Action } from '@reduxjs/toolkit';
import type { Epic, StateObservable } from 'redux-observable';
import {
  EMPTY,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  ignoreElements,
  map,
  merge,
  of,
  scan,
  skipWhile,
  filter,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import type { PersistedValue } from '@crema/remote-kit';
import type { Connection, DomainEvents } from '@crema/shared-contracts';
import { orderPlaced } from '../../facts/order.actions.ts';
import { openOrdersRead } from './open-orders.slice.ts';
import { selectOpenOrders } from './open-orders.selectors.ts';
import type { OpenOrder } from './open-orders.types.ts';
import type { RootState } from '../../../state/root-state.ts';

export interface OpenOrdersDeps {
  readonly openOrdersRecord: PersistedValue<readonly OpenOrder[]>;
  /** Requests the open orders now and as they move, and emits which were picked up. */
  readonly followOpenOrders: (
    action$: Observable<Action>,
    state$: StateObservable<RootState>,
  ) => Observable<Action>;
  readonly visible$: Observable<boolean>;
  readonly connection$: Observable<Connection>;
  /** Reserves the banner's space for this number of orders, on this page and on later ones. */
  readonly reserveBannerSpace: (orders: number) => void;
  readonly emitOpenOrdersChanged: (payload: DomainEvents['open-orders-changed']) => void;
}
type OpenOrdersEpic = Epic<Action, Action, RootState, OpenOrdersDeps>;

/** Reads the list that this device stores, then follows the other tabs. */
export const followSavedOrders: OpenOrdersEpic = (_action$, _state$, { openOrdersRecord }) =>
  concat(
    defer(() => of(openOrdersRecord.read())),
    openOrdersRecord.changes$,
  ).pipe(map((orders) => openOrdersRead(orders ?? [])));

/**
 * Stores the list on this device after each change. A list that was just read is written again only if orders
 * of another member were removed.
 */
export const saveOrders: OpenOrdersEpic = (action$, state$, { openOrdersRecord }) =>
  action$.pipe(
    scan(
      (known, action) => {
        const { orders } = state$.value.openOrders;
        const isAsRead = openOrdersRead.match(action) && action.payload === orders;
        return { orders, changedHere: orders !== known.orders && !isAsRead };
      },
      { orders: state$.value.openOrders.orders, changedHere: false },
    ),
    filter(({ changedHere }) => changedHere),
    tap(({ orders }) => openOrdersRecord.write(orders.length > 0 ? orders : undefined)),
    ignoreElements(),
  );

/**
 * Follows the open orders while the page is visible and online, for anyone with a stored order and for each member, who may have
 * ordered on another device. It starts again when the member changes and after an order (ORD-067).
 */
export const refreshOrders: OpenOrdersEpic = (action$, state$, deps) =>
  combineLatest([
    merge(
      state$.pipe(
        map(({ openOrders }) => openOrders.memberId),
        distinctUntilChanged(),
      ),
      action$.pipe(
        filter(orderPlaced.match),
        map(({ payload }) => payload.order.orderId),
      ),
    ),
    state$.pipe(
      map((state) => !!state.openOrders.memberId || selectOpenOrders(state).length > 0),
      distinctUntilChanged(),
    ),
    deps.visible$,
    deps.connection$,
  ]).pipe(
    switchMap(([, mayBeOpen, visible, connection]) =>
      mayBeOpen && visible && connection === 'online' ? deps.followOpenOrders(action$, state$) : EMPTY,
    ),
  );

/** Emits the number of open orders to other remotes (event open-orders-changed). */
export const announceOpenOrders: OpenOrdersEpic = (_action$, state$, { emitOpenOrdersChanged }) =>
  state$.pipe(
    map((state) => selectOpenOrders(state).length),
    distinctUntilChanged(),
    tap((count) => emitOpenOrdersChanged({ count })),
    ignoreElements(),
  );

/** The banner's space on the next page follows the list, from when it was read on (PLT-012). */
export const reserveBanner: OpenOrdersEpic = (action$, state$, { reserveBannerSpace }) =>
  action$.pipe(
    skipWhile((action) => !openOrdersRead.match(action)),
    map(() => selectOpenOrders(state$.value).length),
    distinctUntilChanged(),
    tap(reserveBannerSpace),
    ignoreElements(),
  );

export const openOrdersEpics = [
  followSavedOrders,
  saveOrders,
  refreshOrders,
  announceOpenOrders,
  reserveBanner,
] as const;
