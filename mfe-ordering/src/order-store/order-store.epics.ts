import type { Action } from 'redux';
import type { Epic } from 'redux-observable';
import {
  defer,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  skip,
  tap,
  type Observable,
} from 'rxjs';
import type { DomainEvents } from '@crema/shared-contracts';
import type { PersistedValue } from '@crema/remote-kit';
import {
  orderStoreChosen,
  selectOrderStore,
  storeCleared,
  type HasOrderStore,
  type OrderStore,
} from './order-store.slice.ts';

export interface OrderStoreDeps {
  readonly storeRecord: PersistedValue<OrderStore>;
  readonly storeSelected$: Observable<DomainEvents['store-selected']>;
}
type OrderStoreEpic = Epic<Action, Action, HasOrderStore, OrderStoreDeps>;

const toFact = (store: DomainEvents['store-selected'] | undefined) =>
  store?.storeNumber ? orderStoreChosen({ ...store, storeNumber: store.storeNumber }) : storeCleared();

/** Begins with the remembered store, then follows the locator's choice and the other tabs. */
export const followOrderStore: OrderStoreEpic = (_action$, _state$, { storeRecord, storeSelected$ }) =>
  merge(
    defer(() => of(storeRecord.read())).pipe(filter((store) => store !== undefined)),
    storeRecord.changes$,
    storeSelected$,
  ).pipe(map(toFact));

/** Remembers the store on this device. */
export const keepOrderStore: OrderStoreEpic = (_action$, state$, { storeRecord }) =>
  state$.pipe(
    map(selectOrderStore),
    distinctUntilChanged(),
    skip(1),
    tap((store) => storeRecord.write(store)),
    ignoreElements(),
  );

export const orderStoreEpics = [followOrderStore, keepOrderStore] as const;
