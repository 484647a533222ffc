import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createChangeFeed, type ChangedKeys } from './change-feed.ts';
import { dataChangesMigrations, noteChangesOf } from './data-changes.migration.ts';
import type { Database, Db } from '../database.ts';
import { migrate } from '../migrate.ts';

const up = async (db: Db): Promise<void> => {
  await sql`create table shelf (store_number text primary key, cups integer not null)`.execute(db);
  await noteChangesOf(db, 'shelf');
};

describe('the changes of a table', () => {
  let database: Database;
  let now = 0;
  let received: ChangedKeys[];
  before(async () => {
    database = await openTestDatabase();
    await migrate(database.db, [...dataChangesMigrations, { name: '9000-shelf', up }]);
  });
  after(() => database.close());
  beforeEach(async () => {
    await sql`delete from shelf`.execute(database.db);
    received = [];
  });
  const put = (key: string, cups: number, db: Db = database.db) =>
    sql`insert into shelf values (${key}, ${cups}) on conflict (store_number) do update set cups = excluded.cups`.execute(
      db,
    );
  const openFeed = async (maxAgeMs: number, onChange: (keys: ChangedKeys) => void = () => undefined) => {
    const feed = createChangeFeed({ db: database.db, maxAgeMs, monotonic: () => now });
    feed.subscribe('shelf', (keys) => {
      received.push(keys === 'all' ? keys : keys.toSorted());
      onChange(keys);
    });
    await feed.applied();
    return feed;
  };

  it('are inserts, updates, deletes and changed keys, each named once', async () => {
    await put('1', 1);
    await put('2', 1);
    const feed = await openFeed(0);
    await put('1', 5);
    await put('1', 6);
    await put('3', 1);
    await sql`delete from shelf where store_number = '2'`.execute(database.db);
    await feed.applied();
    await sql`update shelf set store_number = '4' where store_number = '3'`.execute(database.db);
    await feed.applied();
    await feed.applied();
    assert.deepEqual(received, [
      ['1', '2', '3'],
      ['3', '4'],
    ]);
  });

  it('do not include those of a transaction that was rolled back', async () => {
    const feed = await openFeed(0);
    await assert.rejects(
      database.db.transaction().execute(async (trx) => {
        await put('1', 9, trx);
        throw new Error('stop');
      }),
    );
    await feed.applied();
    assert.deepEqual(received, []);
  });

  it('are read at most once per maximum age, and then all of them', async () => {
    const feed = await openFeed(1_000);
    await put('1', 1);
    now += 999;
    await feed.applied();
    assert.deepEqual(received, []);
    now += 1;
    await feed.applied();
    assert.deepEqual(received, [['1']]);
  });

  it('reach a caller that asks while an older poll runs', async () => {
    const feed = await openFeed(0);
    const seen = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        await put(String(at), 1);
        await feed.applied();
        return received.flat().includes(String(at));
      }),
    );
    assert.ok(seen.every(Boolean));
  });

  it('are passed again when a subscriber has failed', async () => {
    let failures = 1;
    const feed = await openFeed(0, () => {
      failures -= 1;
      if (failures >= 0) throw new Error('away');
    });
    await put('1', 1);
    await assert.rejects(feed.applied(), /away/);
    await feed.applied();
    await feed.applied();
    assert.deepEqual(received, [['1'], ['1']]);
  });

  it('are all of them after an older state of the database was restored', async () => {
    await put('1', 1);
    const feed = await openFeed(0);
    await sql`delete from data_change`.execute(database.db);
    await feed.applied();
    await put('2', 1);
    await feed.applied();
    assert.deepEqual(received, ['all', ['2']]);
  });

  it('cannot be requested inside a transaction, which would wait for itself', async () => {
    const feed = await openFeed(0);
    await assert.rejects(
      database.db.transaction().execute(() => feed.applied()),
      /inside a transaction/,
    );
  });
});
