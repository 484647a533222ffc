import type { AppDeps } from '../http/app-deps.ts';
import type { Clock } from '../http/system.ts';
import type { ChangeFeed } from '../storage/changes/change-feed.ts';
import type { Db } from '../storage/database.ts';
import { DatabaseUnavailable } from '../storage/database-unavailable.ts';
import type { Kind } from './kind.ts';
import type { Shop } from './read-shop.ts';
import { readSample } from './sample.ts';
import { findNewestVersions, readActivations, readVersion } from './versions/shop-store.ts';
import { createVersionAt } from './versions/start.ts';

declare module '../http/app-deps.ts' {
  interface AppDeps {
    /**
     * The shop in effect at a store; without one, by UTC; the sample if no version has started. The same object until another version is
     * in effect. Throws inside a transaction.
     */
    readonly shopOf: (store: { readonly timeZone: string } | undefined) => Promise<Shop>;
  }
}

/**
 * The shop's data in memory (SHP-006, SHP-007), at most `maxAgeMs` of the change feed behind the database. Its functions throw inside a
 * transaction.
 */
export interface ShopReader {
  readonly shopOf: AppDeps['shopOf'];
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
}): ShopReader => {
  const { db, clock, feed } = parts;
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
  return {
    shopOf: async (store) => {
      await waitForFeed(isKnown);
      const { versionAt } = activated;
      const found = (await versionAt())(clock.now(), store?.timeZone ?? 'UTC');
      isKnown = true;
      return found === undefined ? readSample() : version(found);
    },
    newestVersions: async (kind, field) => {
      await waitForFeed(false);
      return activated.newestVersions(kind, field);
    },
    version,
  };
};
