import { sql } from 'kysely';
import { createAppError } from '../http/errors/app-error.ts';
import { maxIdLength } from '../http/limits/text-limits.ts';
import type { Db } from '../storage/database.ts';
import { boxesAround, metresBetween, type Position } from './places/geo.ts';
import { toStore, type StoreFacts } from './store.ts';

/** Both forms of a number identify the same store: 1001-100001 and 1001 (D-30). */
export const shortNumberOf = (storeNumber: string): string => storeNumber.split('-')[0] ?? storeNumber;

export const findStore = async (db: Db, storeNumber: string): Promise<StoreFacts | undefined> => {
  const row = await db
    .selectFrom('store')
    .selectAll()
    .where('short_number', '=', shortNumberOf(storeNumber.trim()))
    .executeTakeFirst();
  return row && toStore(row);
};

/** Returns the store or throws STORE_NOT_FOUND. */
export const loadStore = async (db: Db, storeNumber: string): Promise<StoreFacts> => {
  const store = await findStore(db, storeNumber);
  if (!store) throw createAppError('STORE_NOT_FOUND', { storeNumber: storeNumber.slice(0, maxIdLength) });
  return store;
};

export const findStores = async (db: Db, storeNumbers: readonly string[]): Promise<readonly StoreFacts[]> => {
  if (storeNumbers.length === 0) return [];
  const rows = await db
    .selectFrom('store')
    .selectAll()
    .where('store_number', 'in', [...storeNumbers])
    .execute();
  return rows.map(toStore);
};

export interface NearSearch {
  readonly from: Position;
  readonly withinMetres: number;
  /** The stored amenity codes that the store must all have. */
  readonly amenities: readonly string[];
  readonly guestOrdering: boolean;
  readonly limit: number;
}
export interface NearStore {
  readonly store: StoreFacts;
  readonly distanceMetres: number;
}

/**
 * Stores within a distance, nearest first: a btree on lat, lng finds candidates in the box, haversine filters and
 * sorts them.
 */
export const findStoresNear = async (db: Db, search: NearSearch): Promise<readonly NearStore[]> => {
  const { from, withinMetres } = search;
  const flattening = Math.cos((from.lat * Math.PI) / 180) ** 2;
  const rows = await db
    .selectFrom('store')
    .selectAll()
    .where((eb) =>
      eb.or(
        boxesAround(from, withinMetres).map((box) =>
          eb.and([
            eb('lat', '>=', box.south),
            eb('lat', '<=', box.north),
            eb('lng', '>=', box.west),
            eb('lng', '<=', box.east),
          ]),
        ),
      ),
    )
    .$if(search.amenities.length > 0, (query) =>
      query.where(sql<boolean>`amenities @> ${[...search.amenities]}::text[]`),
    )
    .$if(search.guestOrdering, (query) => query.where('guest_ordering', '=', true))
    .orderBy(sql`(lat - ${from.lat}) ^ 2 + ((lng - ${from.lng}) ^ 2) * ${flattening}`)
    .limit(search.limit)
    .execute();
  return rows
    .map(toStore)
    .map((store) => ({
      store,
      distanceMetres: metresBetween(from, { lat: store.latitude, lng: store.longitude }),
    }))
    .filter(({ distanceMetres }) => distanceMetres <= withinMetres)
    .sort((left, right) => left.distanceMetres - right.distanceMetres);
};
