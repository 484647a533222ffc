import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import type { Clock } from '../http/system.ts';
import type { ChangeFeed } from '../storage/changes/change-feed.ts';
import type { Db } from '../storage/database.ts';
import { DatabaseUnavailable } from '../storage/database-unavailable.ts';
import type { Kind } from './kind.ts';
import type { Shop } from './read-shop.ts';
import { findNewestVersions, readActivations, readVersion } from './versions/shop-store.ts';
import { createVersionAt } from './versions/start.ts';

declare module '../http/app-deps.ts' {
  interface AppDeps {
    /**
     * The shop in effect at a store; without one, by UTC. The same object until another version is in effect. Throws SHOP_NOT_OPEN if no
     * version has started, and an error inside a transaction.
     */
    readonly shopOf: (store: { readonly timeZone: string } | undefined) => Promise<Shop>;
    /** Whether a version has started, by UTC: until then customers get a page that says that the shop is not open (SHP-013). */
    readonly isShopOpen: () => Promise<boolean>;
  }
}

/**
 * The shop's data in memory (SHP-006, SHP-007), at most `maxAgeMs` of the change feed behind the database. Its functions throw inside a
 * transaction.
 */
export interface ShopReader {
  readonly shopOf: AppDeps['shopOf'];
  readonly isShopOpen: AppDeps['isShopOpen'];
  /** The newest version that has each value of a field. */
  newestVersions(kind: Kind, field: string): Promise<ReadonlyMap<string, number>>;
  /** A stored version. */
  version(version: number): Promise<Shop>;
}

/** While a version starts by local time two are in effect; the others are former ones. The one that was read first is dropped. */
const maxShops = 4;

/** Returns a function that reads a value once; a failed read is not kept. */
const createMemo = <Key, Value>(maxEntries = Infinity) => {
  const values = new Map<Key, Promise<Value>>();
  return (key: Key, read: () => Promise<Value>): Promise<Value> => {
    const known = values.get(key);
    if (known) return known;
    const reading = read();
    values.set(key, reading);
    reading.catch(() => values.get(key) === reading && values.delete(key));
    const oldest = values.keys().next();
    if (values.size > maxEntries && !oldest.done) values.delete(oldest.value);
    return reading;
  };
};
/** The data that an activation changes. */
const createActivated = (db: Db) => {
  const activations = createMemo<'all', ReturnType<typeof createVersionAt>>();
  const newest = createMemo<string, ReadonlyMap<string, number>>();
  return {
    versionAt: () => activations('all', async () => createVersionAt(await readActivations(db))),
    newestVersions: (kind: Kind, field: string) =>
      newest(`${kind.name}.${field}`, () => findNewestVersions(db, kind, field)),
  };
};

/** Waits for the feed. Once the database has failed, `known` data are used without waiting until it replies again. */
const createWaitForFeed = (feed: ChangeFeed) => {
  let isDown = false;
  return async (isKnown: boolean): Promise<void> => {
    const applied = feed.applied().then(
      () => {
        isDown = false;
      },
      (cause: unknown) => {
        isDown = cause instanceof DatabaseUnavailable;
        if (!isDown || !isKnown) throw cause;
      },
    );
    if (isDown && isKnown) applied.catch(() => undefined);
    else await applied;
  };
};

export const createShopReader = (parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly feed: ChangeFeed;
  /** The shop before the first version, for tests. Without it, as in production, the shop is not open until then (SHP-013). */
  readonly beforeFirst?: (() => Shop) | undefined;
}): ShopReader => {
  const { db, clock, feed, beforeFirst } = parts;
  const shops = createMemo<number, Shop>(maxShops);
  const waitForFeed = createWaitForFeed(feed);
  let activated = createActivated(db);
  let isKnown = false;
  // A read that an activation overtakes belongs to the object that is replaced.
  feed.subscribe('shop_activation', () => {
    activated = createActivated(db);
    isKnown = false;
  });
  const version = (number: number) => shops(number, () => readVersion(db, number));
  const versionIn = async (timeZone: string) => {
    await waitForFeed(isKnown);
    const { versionAt } = activated;
    const found = (await versionAt())(clock.now(), timeZone);
    isKnown = true;
    return found;
  };
  // A version that has started is not taken back: once the shop is open, the database is not asked again.
  let isOpen = beforeFirst !== undefined;
  return {
    shopOf: async (store) => {
      const found = await versionIn(store?.timeZone ?? 'UTC');
      if (found !== undefined) return version(found);
      if (!beforeFirst) throw createAppError('SHOP_NOT_OPEN');
      return beforeFirst();
    },
    isShopOpen: async () => (isOpen ||= (await versionIn('UTC')) !== undefined),
    newestVersions: async (kind, field) => {
      await waitForFeed(false);
      return activated.newestVersions(kind, field);
    },
    version,
  };
};
