import { useEffect, useMemo } from 'react';
import {
  createEntities,
  useGraphqlClient,
  useSignal,
  type Entities,
  type GraphqlClient,
} from '@crema/remote-kit';
import { shortStoreNumber, type StoreSummary } from '@crema/shared-contracts';
import type { StoreEntity } from './store-entity.ts';

export type { StoreEntity };

export type StoreEntities = Entities<StoreEntity>;
/** A store in the order of an answer. */
export type ListedStore = Pick<StoreSummary, 'storeNumber' | 'distanceMetres'>;

const created = new WeakMap<object, StoreEntities>();
/** The stores of a remote that runs, by short number: links and favorites have only that. */
export const storeEntities = (graphql: GraphqlClient): StoreEntities => {
  const known = created.get(graphql);
  if (known) return known;
  const stores = createEntities<StoreEntity>(graphql, {
    idOf: ({ storeNumber }) => shortStoreNumber(storeNumber),
    load: () => import(/* webpackChunkName: "graphql-client" */ './store-cache.ts'),
  });
  created.set(graphql, stores);
  return stores;
};
export const useStoreEntities = (): StoreEntities => storeEntities(useGraphqlClient());

/** FAVORITE comes before USUAL, and USUAL before NEARBY, as on the server (D-51). */
const reasonFor = ({ isFavorite, isPrevious }: StoreEntity): StoreSummary['recommendationReason'] =>
  isFavorite ? 'FAVORITE' : isPrevious ? 'USUAL' : 'NEARBY';

const summaries = new WeakMap<StoreEntity, StoreSummary>();
/** The store with its distance in a list; the same object while neither changes, so that its card does not render again. */
export const toSummary = (store: StoreEntity, distanceMetres: number | null): StoreSummary => {
  const last = summaries.get(store);
  if (last?.distanceMetres === distanceMetres) return last;
  const next = {
    ...store,
    isFavorite: store.isFavorite ?? false,
    isPrevious: store.isPrevious ?? false,
    recommendationReason: reasonFor(store),
    distanceMetres,
  };
  summaries.set(store, next);
  return next;
};

/** The stores of an answer, in its order, as they are now. */
export const useListedStores = (listed: readonly ListedStore[]): readonly StoreSummary[] => {
  const all = useSignal(useStoreEntities().all);
  return useMemo(
    () =>
      listed.flatMap(({ storeNumber, distanceMetres }) => {
        const store = all.get(shortStoreNumber(storeNumber));
        return store ? [toSummary(store, distanceMetres)] : [];
      }),
    [all, listed],
  );
};

/** Keeps stores that no search has listed while the component is mounted. */
export const useHeldStores = (stores: readonly ListedStore[]): void => {
  const { hold } = useStoreEntities();
  useEffect(() => hold(stores.map(({ storeNumber }) => shortStoreNumber(storeNumber))), [hold, stores]);
};
/** Shows the stores of a query in the other parts of the locator, and keeps them while the component is mounted. */
export const useAdoptedStores = (stores: readonly StoreEntity[]): void => {
  const { adopt, hold } = useStoreEntities();
  useEffect(() => {
    adopt(stores);
    return hold(stores.map(({ storeNumber }) => shortStoreNumber(storeNumber)));
  }, [adopt, hold, stores]);
};
