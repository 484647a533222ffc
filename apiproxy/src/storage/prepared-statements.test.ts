import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

const skip = process.env['TEST_DATABASE_URL'] ? false : 'needs a PostgreSQL server';

describe('a statement on a PostgreSQL server', { skip }, () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase({ poolSize: 1 });
    await sql`create table cup (id integer primary key, name text not null)`.execute(database.db);
  });
  after(() => database.close());

  const put = (id: number) => sql`insert into cup values (${id}, ${`cup ${id}`})`.execute(database.db);
  const cup = async (id: number) =>
    (await sql<Record<string, unknown>>`select * from cup where id = ${id}`.execute(database.db)).rows[0];
  const prepared = async () =>
    (
      await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db)
    ).rows.map(({ statement }) => statement);

  it('is prepared from its second use', async () => {
    await put(1);
    assert.ok(!(await prepared()).some((text) => text.startsWith('insert into cup')));
    await put(2);
    await put(3);
    assert.equal((await prepared()).filter((text) => text.startsWith('insert into cup')).length, 1);
    assert.equal((await cup(3))?.['name'], 'cup 3');
  });

  it('returns the new columns after another process has migrated its table', async () => {
    await cup(1);
    await cup(1);
    await sql`alter table cup add column size text not null default 'tall'`.execute(database.db);
    assert.deepEqual(await cup(1), { id: 1, name: 'cup 1', size: 'tall' });
    assert.deepEqual(await cup(2), { id: 2, name: 'cup 2', size: 'tall' });
  });

  it('fails with an outage inside a transaction whose table was migrated, and the next transaction works', async () => {
    await cup(1);
    await cup(1);
    await sql`alter table cup add column lid boolean not null default true`.execute(database.db);
    const read = () =>
      database.db
        .transaction()
        .execute(async (trx) => (await sql`select * from cup where id = ${1}`.execute(trx)).rows[0]);
    await assert.rejects(read, { name: 'DatabaseUnavailable', reason: 'busy' });
    assert.deepEqual(await read(), { id: 1, name: 'cup 1', size: 'tall', lid: true });
  });

  it('is not prepared any more once the session has lost its statements', async () => {
    await put(4);
    await put(5);
    await sql`deallocate all`.execute(database.db);
    await put(6);
    await put(7);
    assert.deepEqual(await prepared(), []);
    assert.equal((await cup(7))?.['name'], 'cup 7');
  });

  it('is limited in number: lists of every length are not all prepared', async () => {
    const other = await openTestDatabase({ poolSize: 1 });
    try {
      for (let length = 1; length <= 320; length += 1)
        for (let turn = 0; turn < 2; turn += 1)
          await sql`select 1 as one where 1 in (${sql.join(Array.from({ length }, (_, at) => at))})`.execute(
            other.db,
          );
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::integer as n from pg_prepared_statements`.execute(other.db);
      const count = rows[0]?.n ?? 0;
      assert.ok(count > 290 && count <= 300, `${count} statements are prepared`);
    } finally {
      await other.close();
    }
  });
});
