import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database, Db } from './database.ts';
import { onSharedConnection } from './shared-connection.ts';
import type { Tables } from './tables.ts';

const skip = process.env['TEST_DATABASE_URL'] ? false : 'needs a PostgreSQL server';
const backend = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
};

describe('the shared connection of the embedded database', () => {
  it('is the database itself', async () => {
    const other = {} as Db;
    assert.equal(onSharedConnection(other), other);
  });
});

describe('the shared connection to a PostgreSQL server', { skip }, () => {
  let database: Database;
  let shared: Db;
  before(async () => {
    database = await openTestDatabase({ poolSize: 2 });
    shared = onSharedConnection(database.db);
    await sql`create table cup (id integer primary key, name text not null)`.execute(database.db);
  });
  after(() => database.close());
  const put = (id: number) => sql`insert into cup values (${id}, ${`cup ${id}`})`.execute(shared);

  it('runs the statements of all callers in one session, which is not one of the pool', async () => {
    const used = await Promise.all([backend(shared), backend(shared), backend(shared)]);
    assert.equal(new Set(used).size, 1);
    assert.notEqual(used[0], await backend(database.db));
  });

  it('is not used inside a transaction', async () => {
    const [own, first] = await database.db
      .transaction()
      .execute(async (trx) => [await backend(onSharedConnection<Tables>(trx)), await backend(trx)]);
    assert.equal(own, first);
    await assert.rejects(
      database.db.transaction().execute(async (trx) => {
        await backend(trx);
        return backend(shared);
      }),
      /Nested acquire/,
    );
  });

  it('returns each caller its own rows, and an error only to its own caller', async () => {
    const results = await Promise.allSettled(
      [1, 2, 3, 2, 4, 5].map(async (id) => {
        await put(id);
        return id;
      }),
    );
    assert.deepEqual(
      results.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
    );
    const names = await Promise.all(
      [5, 3, 1].map(async (id) =>
        (await sql<{ name: string }>`select name from cup where id = ${id}`.execute(shared)).rows.map(
          ({ name }) => name,
        ),
      ),
    );
    assert.deepEqual(names, [['cup 5'], ['cup 3'], ['cup 1']]);
  });

  it('fails the statements in flight with an outage when the connection is lost, and opens a new one', async () => {
    const pid = await backend(shared);
    const waiting = [1, 2, 3].map(() => sql`select pg_sleep(5)`.execute(shared));
    const outcomes = Promise.allSettled(waiting);
    await sql`select pg_terminate_backend(${pid})`.execute(database.db);
    for (const outcome of await outcomes) {
      assert.equal(outcome.status, 'rejected');
      assert.equal((outcome.reason as Error).name, 'DatabaseUnavailable');
    }
    assert.notEqual(await backend(shared), pid);
  });

  it('repeats a statement whose table another process has changed, and finishes those of other callers', async () => {
    const read = () => sql<Record<string, unknown>>`select * from cup where id = ${1}`.execute(shared);
    await read();
    await read();
    await read();
    const pid = await backend(shared);
    await sql`alter table cup add column lid boolean not null default true`.execute(database.db);
    const replies = await Promise.all([read(), put(7), read(), put(8)]);
    assert.deepEqual(replies[0].rows, [{ id: 1, name: 'cup 1', lid: true }]);
    assert.deepEqual(replies[2].rows, replies[0].rows);
    assert.notEqual(await backend(shared), pid);
    const { rows } = await sql`select id from cup where id in (7, 8)`.execute(shared);
    assert.equal(rows.length, 2);
  });
});
