import { sql } from 'kysely';
import type { Log } from '../../http/system.ts';
import type { Db } from '../../storage/database.ts';
import { fixtureProducts, fixtureStores } from './fixtures.ts';
import { seededStores, type StoreSeed } from './seed-stores.ts';

/** `fixtures`: only the named stores, fast for tests; `full`: 5,000 more. */
export type SeedSize = 'fixtures' | 'full';

const rowsAtOnce = 1_000;

/** Inserts many rows in one statement, so that the seed needs few parameters. */
const insertStores = async (db: Db, stores: readonly StoreSeed[]): Promise<void> => {
  for (let from = 0; from < stores.length; from += rowsAtOnce) {
    const rows = JSON.stringify(stores.slice(from, from + rowsAtOnce));
    await sql`insert into store select * from json_populate_recordset(null::store, ${rows}::json)`.execute(
      db,
    );
  }
};

/** Inserts the same stores in every run, all in one transaction. */
export const seed = async (db: Db, size: SeedSize): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await insertStores(trx, [...fixtureStores(), ...(size === 'full' ? seededStores() : [])]);
    await trx.insertInto('store_product').values(fixtureProducts).execute();
  });
};

/** Fills an empty database with the deterministic seed. A database with stores is not changed. */
export const seedIfEmpty = async (db: Db, log: Log): Promise<void> => {
  const filled = await db.selectFrom('store').select('store_number').limit(1).executeTakeFirst();
  if (filled) return;
  const started = performance.now();
  await seed(db, 'full');
  log.info({ ms: Math.round(performance.now() - started) }, 'seeded');
};
