import { sql, type Transaction } from 'kysely';
import type { Shop } from '../../shop/read-shop.ts';
import { readSample } from '../../shop/sample.ts';
import type { Db } from '../../storage/database.ts';
import type { Tables } from '../../storage/tables.ts';
import { projectStores } from '../../stores/projection/project-stores.ts';
import { storeRowsOf } from '../../stores/projection/store-rows.ts';
import { fixtureProducts, fixtureSample } from './fixtures.ts';
import { seededStates } from './store-states.ts';

/** `fixtures`: only the named stores, fast for tests; `full`: all 5,020. */
export type SeedSize = 'fixtures' | 'full';

/** The sample with the stores of a size. */
export const sampleOf = (size: SeedSize): Shop => (size === 'full' ? readSample() : fixtureSample());

/** Gives the stores of the sample the states that development invents, and the products that a store has not. */
export const seedStates = async (trx: Transaction<Tables>, sample: Shop): Promise<void> => {
  const rows = JSON.stringify(storeRowsOf(sample).stores.map(seededStates));
  await sql`update store set availability = seeded.availability, curbside = seeded.curbside,
      warning_labels = seeded.warning_labels, assortment = seeded.assortment, fixture_error = seeded.fixture_error
    from json_populate_recordset(null::store, ${rows}::json) as seeded
    where store.store_number = seeded.store_number`.execute(trx);
  await trx
    .insertInto('store_product')
    .values(fixtureProducts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Writes the stores of the sample without a version of the shop: for tests. */
export const seed = async (db: Db, size: SeedSize): Promise<void> => {
  const sample = sampleOf(size);
  await db.transaction().execute(async (trx) => {
    await projectStores(trx, { now: new Date(0), shopAt: () => Promise.resolve(sample) });
    await seedStates(trx, sample);
  });
};
