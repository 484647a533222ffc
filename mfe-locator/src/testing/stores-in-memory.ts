import { createEntities } from '@crema/remote-kit';
import { shortStoreNumber } from '@crema/shared-contracts';
import type { StoreEntities, StoreEntity } from '../stores/cache/store-entities.ts';

/** The stores of a page before Apollo's cache has loaded. */
export const storesInMemory = (...stores: readonly StoreEntity[]): StoreEntities => {
  const entities = createEntities<StoreEntity>(
    { onCache: () => undefined },
    {
      idOf: ({ storeNumber }) => shortStoreNumber(storeNumber),
      load: () => Promise.reject(new Error('There is no cache.')),
    },
  );
  entities.write(stores);
  return entities;
};
