import { distinctUntilChanged, map, merge, Observable, switchMap } from 'rxjs';
import type { Action } from '@reduxjs/toolkit';
import type { RemoteEpic } from '@crema/remote-kit';
import { shortStoreNumber } from '@crema/shared-contracts';
import type { ListedStore, StoreEntities } from './store-entities.ts';

export interface HeldStoresDeps {
  readonly stores: Pick<StoreEntities, 'hold'>;
}
/** The part of the state that lists stores. */
interface WithLists {
  readonly search: { readonly locations: { readonly data?: { readonly stores: readonly ListedStore[] } } };
  readonly nearest: { readonly store: { readonly data?: ListedStore } };
}

/** Keeps the stores of the last search and the nearest one, also while another page is open. */
export const holdListedStores: RemoteEpic<WithLists, HeldStoresDeps> = (_action$, state$, { stores }) => {
  const hold = (listed: readonly ListedStore[]) =>
    new Observable<Action>(() => stores.hold(listed.map(({ storeNumber }) => shortStoreNumber(storeNumber))));
  const inSearch$ = state$.pipe(map(({ search }) => search.locations.data?.stores));
  const nearest$ = state$.pipe(map(({ nearest }) => nearest.store.data));
  return merge(
    inSearch$.pipe(
      distinctUntilChanged(),
      switchMap((found = []) => hold(found)),
    ),
    nearest$.pipe(
      distinctUntilChanged(),
      switchMap((found) => hold(found ? [found] : [])),
    ),
  );
};
