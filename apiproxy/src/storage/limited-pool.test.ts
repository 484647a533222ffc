import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { limitPool, outsideTransaction } from './limited-pool.ts';
import { migrate } from './migrate.ts';
import { migrations } from '../app/migrations.ts';

describe('inside a transaction', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase();
    await migrate(database.db, migrations);
  });
  after(() => database.close());
  const count = (db = database.db) => db.selectFrom('store').select('store_number').execute();

  it('asking the database for a second client throws instead of waiting indefinitely', async () => {
    await assert.rejects(
      database.db.transaction().execute(() => count()),
      /Nested acquire/,
    );
  });

  it('the transaction object works, and afterwards the database does', async () => {
    await database.db.transaction().execute((trx) => count(trx));
    assert.deepEqual(await count(), []);
  });

  it('a chosen isolation level is checked as well', async () => {
    const serializable = database.db.transaction().setIsolationLevel('serializable');
    await assert.rejects(
      serializable.execute(() => count()),
      /Nested acquire/,
    );
  });

  it('work started outside the transaction may use the database', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await database.db.transaction().execute(async (trx) => {
      await count(trx);
      later = outsideTransaction(() => count());
    });
    assert.deepEqual(await later, []);
  });

  it('other requests wait for the client', async () => {
    const results = await Promise.all([
      database.db.transaction().execute((trx) => count(trx)),
      count(),
      database.db.transaction().execute((trx) => count(trx)),
    ]);
    assert.equal(results.length, 3);
  });
});

describe('a pool without a free client', () => {
  it('throws after the time limit and releases a client that arrives later', async () => {
    const { promise, resolve } = Promise.withResolvers<PostgresPoolClient>();
    const empty: PostgresPool = { connect: () => promise, end: async () => undefined };
    await assert.rejects(limitPool(empty, 1).connect(), /no free database client within 1 ms/);
    const released = new Promise<void>((done) => {
      resolve({ query: undefined as never, release: done });
    });
    await released;
  });
});
