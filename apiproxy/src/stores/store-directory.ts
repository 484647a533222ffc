import type { ChangedKeys, ChangeFeed } from '../storage/changes/change-feed.ts';
import type { Db } from '../storage/database.ts';
import { createPlaceSearch, type PlaceSearch } from './places/place-search.ts';
import { createStoreGrid, type StoreGrid } from './places/store-grid.ts';
import { createStoreNames } from './places/store-names.ts';
import { shortNumberOf, storeNotFound } from './store-queries.ts';
import { toStore, type StoreFacts } from './store.ts';
import type { SharedFacts } from './stores.tables.ts';

/** Every store, in memory. A result is at most `maxAgeMs` of the change feed behind the database. */
export interface StoreDirectory {
  /** Finds a store of the shop by either form of its number. */
  find(storeNumber: string): Promise<StoreFacts | undefined>;
  /** Finds the store of an order, also one that has left the shop (SHP-011). */
  findOfOrder(storeNumber: string): Promise<StoreFacts | undefined>;
  /** Returns the store or throws STORE_NOT_FOUND. */
  load(storeNumber: string): Promise<StoreFacts>;
  findAll(storeNumbers: readonly string[]): Promise<readonly StoreFacts[]>;
  /** The stores by position, as they are now: search at once, and do not keep the grid. */
  grid(): Promise<Omit<StoreGrid, 'add' | 'remove'>>;
  /** The search for places and stores by text. */
  places(): Promise<PlaceSearch>;
}
declare module '../http/app-deps.ts' {
  interface AppDeps {
    readonly stores: StoreDirectory;
  }
}

/** More changed stores than these are read with all others. */
const mostReadSeparately = 500;

/** Different lists and hours; a shop has a few hundred. */
const mostParts = 10_000;
/**
 * Returns a function that gives stores with equal lists or hours the same objects. They are most of what the stores take in memory, and
 * each collection of garbage walks through all of it.
 */
const createSharing = () => {
  const parts = new Map<string, unknown>();
  const share = <Part>(part: Part): Part => {
    const key = JSON.stringify(part);
    const known = parts.get(key);
    if (known !== undefined) return known as Part;
    if (parts.size >= mostParts) parts.clear();
    parts.set(key, part);
    return part;
  };
  return (store: StoreFacts): StoreFacts => ({
    ...store,
    hours: share(store.hours),
    pickupOptions: share(store.pickupOptions),
    amenities: share(store.amenities),
    warningLabels: share(store.warningLabels),
  });
};

/** Returns a function that reads the facts that stores share; each is read once, and is the same object for all of them. */
const createSharedFacts = (db: Db) => {
  const known = new Map<string, SharedFacts>();
  return async (hashes: readonly string[]): Promise<ReadonlyMap<string, SharedFacts>> => {
    const unknown = [...new Set(hashes)].filter((hash) => hash !== '' && !known.has(hash));
    if (unknown.length === 0) return known;
    const rows = await db.selectFrom('store_shared_facts').selectAll().where('hash', 'in', unknown).execute();
    for (const { hash, facts } of rows) known.set(hash, facts);
    return known;
  };
};

/** The stores of one moment, by short number and by position. */
const createContents = (stores: readonly StoreFacts[]) => {
  const byNumber = new Map<string, StoreFacts>();
  const removed = new Map<string, StoreFacts>();
  const grid = createStoreGrid();
  const names = createStoreNames();
  const { forget, ...places } = createPlaceSearch({ names, grid });
  const remove = (storeNumber: string) => {
    removed.delete(storeNumber);
    const store = byNumber.get(shortNumberOf(storeNumber));
    if (store?.storeNumber !== storeNumber) return;
    byNumber.delete(store.shortNumber);
    grid.remove(store);
    names.remove(store);
  };
  const put = (store: StoreFacts) => {
    remove(store.storeNumber);
    if (store.isRemoved) return void removed.set(store.storeNumber, store);
    byNumber.set(store.shortNumber, store);
    grid.add(store);
    names.add(store);
  };
  const change = (storeNumbers: readonly string[], changed: readonly StoreFacts[]) => {
    storeNumbers.forEach(remove);
    changed.forEach(put);
    forget();
  };
  stores.forEach(put);
  return { byNumber, removed, grid, places, change };
};
type Contents = ReturnType<typeof createContents>;

export const createStoreDirectory = (db: Db, feed: ChangeFeed): StoreDirectory => {
  let contents: Promise<Contents> | undefined;
  const withSharedParts = createSharing();
  const readSharedFacts = createSharedFacts(db);

  const read = async (storeNumbers?: readonly string[]): Promise<readonly StoreFacts[]> => {
    const query = db.selectFrom('store').selectAll();
    const rows = await (storeNumbers ? query.where('store_number', 'in', storeNumbers) : query).execute();
    const shared = await readSharedFacts(rows.map(({ shared_facts }) => shared_facts));
    return rows.map((row) => withSharedParts(toStore(row, shared.get(row.shared_facts))));
  };
  const readAll = (): Promise<Contents> => {
    const all = (async () => createContents(await read()))();
    contents = all;
    all.catch(() => {
      if (contents === all) contents = undefined;
    });
    return all;
  };
  const onChange = async (keys: ChangedKeys): Promise<void> => {
    if (!contents) return;
    if (keys === 'all' || keys.length > mostReadSeparately) return void (await readAll());
    const { change } = await contents;
    change(keys, await read(keys));
  };
  feed.subscribe('store', onChange);

  const current = async (): Promise<Contents> => {
    await feed.applied();
    return contents ?? readAll();
  };
  const find = async (storeNumber: string) =>
    (await current()).byNumber.get(shortNumberOf(storeNumber.trim()));
  return {
    find,
    findOfOrder: async (storeNumber) => {
      const { removed } = await current();
      const byShortNumber = () =>
        [...removed.values()].find(({ shortNumber }) => shortNumber === storeNumber);
      return removed.get(storeNumber) ?? (await find(storeNumber)) ?? byShortNumber();
    },
    load: async (storeNumber) => {
      const store = await find(storeNumber);
      if (!store) throw storeNotFound(storeNumber);
      return store;
    },
    findAll: async (storeNumbers) => {
      const { byNumber } = await current();
      return storeNumbers.flatMap((storeNumber) => byNumber.get(shortNumberOf(storeNumber)) ?? []);
    },
    grid: async () => (await current()).grid,
    places: async () => (await current()).places,
  };
};
