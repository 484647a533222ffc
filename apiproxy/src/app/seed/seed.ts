import { sql } from 'kysely';
import type { Log } from '../../http/system.ts';
import type { Db } from '../../storage/database.ts';
import { readSample } from '../../shop/sample.ts';
import { projectStores, putSharedFacts } from '../../stores/projection/project-stores.ts';
import { storeRowsOf, type StoreRow } from '../../stores/projection/store-rows.ts';
import { fixtureProducts, fixtureStates, fixtureStores } from './fixtures.ts';
import { seededStores } from './seed-stores.ts';

/** `fixtures`: only the named stores, fast for tests; `full`: 5,000 more. */
export type SeedSize = 'fixtures' | 'full';

const rowsAtOnce = 1_000;

/** Inserts many rows in one statement, so that the seed needs few parameters. */
const insertStores = async (db: Db, stores: readonly StoreRow[]): Promise<void> => {
  for (let from = 0; from < stores.length; from += rowsAtOnce) {
    const rows = JSON.stringify(stores.slice(from, from + rowsAtOnce));
    await sql`insert into store select * from json_populate_recordset(null::store, ${rows}::json)`.execute(
      db,
    );
  }
};

/** Inserts the stores of the sample, and others that development invents: the same in every run, all in one transaction. */
export const seed = async (db: Db, size: SeedSize): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await projectStores(trx, { now: new Date(0), shopAt: () => Promise.resolve(readSample()) });
    for (const [number, state] of fixtureStates)
      await trx.updateTable('store').set(state).where('store_number', '=', number).execute();
    if (size === 'full') await insertStores(trx, seededStores());
    await trx.insertInto('store_product').values(fixtureProducts).execute();
  });
};

/** Gives the stores of the seed the special days and amenities of the sample: a database from before migration 0346 lacks them. */
const completeStores = async (db: Db): Promise<void> => {
  const lacking = await db
    .selectFrom('store')
    .select('store_number')
    .where('shared_facts', '=', '')
    .execute();
  if (lacking.length === 0) return;
  const numbers = new Set(lacking.map(({ store_number }) => store_number));
  const rows = [...fixtureStores(), ...seededStores()].filter(({ store_number }) =>
    numbers.has(store_number),
  );
  await db.transaction().execute(async (trx) => {
    await putSharedFacts(trx, storeRowsOf(readSample()).shared);
    await sql`update store set shared_facts = seeded.shared_facts
      from json_populate_recordset(null::store, ${JSON.stringify(rows)}::json) as seeded
      where store.store_number = seeded.store_number and store.shared_facts = ''`.execute(trx);
  });
};

/** Fills an empty database with the deterministic seed. A database with stores keeps them. */
export const seedIfEmpty = async (db: Db, log: Log): Promise<void> => {
  const filled = await db.selectFrom('store').select('store_number').limit(1).executeTakeFirst();
  if (filled) return completeStores(db);
  const started = performance.now();
  await seed(db, 'full');
  log.info({ ms: Math.round(performance.now() - started) }, 'seeded');
};
