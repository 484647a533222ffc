import { createAppError } from '../http/errors/app-error.ts';
import { maxIdLength } from '../http/limits/text-limits.ts';
import type { Db } from '../storage/database.ts';
import { toStore, type StoreFacts } from './store.ts';

/** Both forms of a number identify the same store: 1001-100001 and 1001 (D-30). A number of another form, as N-12, has one. */
export const shortNumberOf = (storeNumber: string): string =>
  /^(\d+)-\d+$/.exec(storeNumber)?.[1] ?? storeNumber;

export const findStore = async (db: Db, storeNumber: string): Promise<StoreFacts | undefined> => {
  const row = await db
    .selectFrom('store')
    .leftJoin('store_shared_facts', 'hash', 'shared_facts')
    .selectAll('store')
    .select('facts')
    .where('short_number', '=', shortNumberOf(storeNumber.trim()))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && toStore(row, row.facts ?? undefined);
};

export const storeNotFound = (storeNumber: string) =>
  createAppError('STORE_NOT_FOUND', { storeNumber: storeNumber.slice(0, maxIdLength) });

/** Returns the store as the database has it now, or throws STORE_NOT_FOUND. */
export const loadStore = async (db: Db, storeNumber: string): Promise<StoreFacts> => {
  const store = await findStore(db, storeNumber);
  if (!store) throw storeNotFound(storeNumber);
  return store;
};
