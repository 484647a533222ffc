import type { OrderStore } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createValueCache } from '../../rendering/value-cache.ts';
import { findStore, type StoreFacts } from '../../stores/stores.public.ts';
import { dataAgeMs } from './data-age.ts';

/** The order store that a browser keeps under this number; undefined if no store has it. */
export type ReadOrderStore = (storeNumber: string) => Promise<OrderStore | undefined>;

const maxStores = 5_000;
const toOrderStore = (store: StoreFacts): OrderStore => ({
  storeNumber: store.storeNumber,
  name: store.name,
  countryCode: store.country,
  timeZoneId: store.timeZone,
  ownershipTypeCode: store.ownershipType,
  guestOrdering: store.guestOrdering,
});

export const createReadOrderStore = (deps: AppDeps): ReadOrderStore => {
  const cache = createValueCache<{ readonly store: OrderStore | undefined }>({
    clock: deps.clock,
    ttlMs: dataAgeMs(deps),
    maxSize: maxStores,
    sizeOf: () => 1,
  });
  const read = async (storeNumber: string) => {
    const found = await findStore(deps.db, storeNumber);
    return { store: found && toOrderStore(found) };
  };
  return async (storeNumber) => (await cache.obtain(storeNumber, () => read(storeNumber))).store;
};
