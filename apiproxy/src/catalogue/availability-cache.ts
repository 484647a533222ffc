import type { ChangeFeed } from '../storage/changes/change-feed.ts';
import type { Db } from '../storage/database.ts';
import {
  availabilityFrom,
  readOverrides,
  type AvailabilityStore,
  type StoreAvailability,
} from './availability.ts';

/** The availability in a store, in memory. It is at most `maxAgeMs` of the change feed behind the database. */
export type AvailabilityOf = (store: AvailabilityStore | undefined) => Promise<StoreAvailability>;
declare module '../http/app-deps.ts' {
  interface AppDeps {
    readonly availabilityOf: AvailabilityOf;
  }
}

/** The stores whose changes are kept; beyond, the one that was read first is dropped. */
const maxStores = 5_000;

export const createAvailabilityCache = (db: Db, feed: ChangeFeed): AvailabilityOf => {
  const known = new Map<string, ReturnType<typeof readOverrides>>();
  feed.subscribe('store_product', (keys) => {
    if (keys === 'all') known.clear();
    else for (const storeNumber of keys) known.delete(storeNumber);
  });
  // The promise is kept from the start: a change that arrives while the rows are read removes it.
  const read = (storeNumber: string) => {
    const reading = readOverrides(db, storeNumber);
    known.set(storeNumber, reading);
    reading.catch(() => known.get(storeNumber) === reading && known.delete(storeNumber));
    const oldest = known.keys().next();
    if (known.size > maxStores && !oldest.done) known.delete(oldest.value);
    return reading;
  };
  return async (store) => {
    if (!store) return availabilityFrom(undefined, new Map());
    await feed.applied();
    return availabilityFrom(store, await (known.get(store.storeNumber) ?? read(store.storeNumber)));
  };
};
