import type { Clock } from '../http/system.ts';
import type { ChangeFeed } from '../storage/changes/change-feed.ts';
import type { Db } from '../storage/database.ts';
import { DatabaseUnavailable } from '../storage/database-unavailable.ts';
import type { Shop } from './read-shop.ts';
import { readSample } from './sample.ts';
import { readActivations, readVersion } from './versions/shop-store.ts';
import { createVersionAt, type VersionAt } from './versions/start.ts';

/**
 * The shop's data in effect in a time zone (SHP-006, SHP-007): the same object until another version is in effect. It is at most
 * `maxAgeMs` of the change feed behind the database. Throws inside a transaction.
 */
export type ShopIn = (timeZone: string) => Promise<Shop>;

/** While a version starts by local time two are in effect. Of more, the one that was read first is dropped. */
const maxVersions = 4;

export const createShopIn = ({
  db,
  clock,
  feed,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly feed: ChangeFeed;
}): ShopIn => {
  let versionAt: Promise<VersionAt> | undefined;
  const shops = new Map<number, Promise<Shop>>();
  feed.subscribe('shop_activation', () => {
    versionAt = undefined;
  });
  // The promise is kept from the start: an activation that arrives while the rows are read removes it.
  const readVersionAt = (): Promise<VersionAt> => {
    const reading = readActivations(db).then(createVersionAt);
    versionAt = reading;
    reading.catch(() => {
      if (versionAt === reading) versionAt = undefined;
    });
    return reading;
  };
  const read = (version: number): Promise<Shop> => {
    const reading = readVersion(db, version);
    shops.set(version, reading);
    reading.catch(() => shops.delete(version));
    const oldest = shops.keys().next();
    if (shops.size > maxVersions && !oldest.done) shops.delete(oldest.value);
    return reading;
  };
  return async (timeZone) => {
    await feed.applied().catch((cause: unknown) => {
      // During an outage the known version is shown.
      if (!versionAt || !(cause instanceof DatabaseUnavailable)) throw cause;
    });
    const find = await (versionAt ?? readVersionAt());
    const version = find(clock.now(), timeZone);
    if (version === undefined) return readSample();
    return shops.get(version) ?? read(version);
  };
};
