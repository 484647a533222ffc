import { defer, distinctUntilChanged, filter, ignoreElements, map, merge, skip, tap } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import type { DomainEvents } from '@crema/shared-contracts';
import { locatorOpened } from '../visit/session.actions.ts';
import {
  isSameStore,
  orderStoreRecalled,
  selectOrderStore,
  storeChosen,
  toOrderStore,
  type HasOrderStore,
} from './order-store.slice.ts';
import type { OrderStoreMemory } from './order-store.storage.ts';

export interface OrderStoreDeps {
  readonly orderStoreMemory: OrderStoreMemory;
  readonly emitStoreSelected: (payload: DomainEvents['store-selected']) => void;
}
type OrderStoreEpic = RemoteEpic<HasOrderStore, OrderStoreDeps>;

const noStore: DomainEvents['store-selected'] = {
  storeNumber: null,
  name: '',
  countryCode: 'US',
  timeZoneId: '',
  ownershipTypeCode: '',
  guestOrdering: false,
};

/**
 * Tells the other remotes which store is set, whenever that changes: chosen here, remembered from an earlier
 * visit, or changed in another tab. The same store twice is told once (LOC-043).
 */
export const tellOrderStore: OrderStoreEpic = (_action$, state$, { emitStoreSelected }) =>
  state$.pipe(
    map(selectOrderStore),
    distinctUntilChanged(isSameStore),
    skip(1),
    tap((store) => emitStoreSelected(store ?? noStore)),
    ignoreElements(),
  );

/** Recalls the store at the start, whenever the locator opens (ordering may have changed it), and after other tabs. */
export const recallOrderStore: OrderStoreEpic = (action$, _state$, { orderStoreMemory }) =>
  merge(
    defer(() => [orderStoreMemory.read()]),
    action$.pipe(
      filter(locatorOpened.match),
      map(() => orderStoreMemory.read()),
    ),
    orderStoreMemory.changes$,
  ).pipe(map((store) => orderStoreRecalled(store)));

/** Keeps the chosen store on the device, so that a reload does not lose it. */
export const keepOrderStore: OrderStoreEpic = (action$, _state$, { orderStoreMemory }) =>
  action$.pipe(
    filter(storeChosen.match),
    tap(({ payload }) => orderStoreMemory.write(toOrderStore(payload))),
    ignoreElements(),
  );

/** Telling comes first, so that what is recalled at the start is told as well. */
export const orderStoreEpics = [tellOrderStore, recallOrderStore, keepOrderStore] as const;
