import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from '../app/migrations.ts';

describe('the database, embedded or on a server', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  it('applies every migration once, however many processes start together', async () => {
    await Promise.all([
      migrate(database.db, migrations),
      migrate(database.db, migrations),
      migrate(database.db, migrations),
    ]);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.db,
    );
    assert.deepEqual(
      rows.map(({ name }) => name),
      migrations.map(({ name }) => name).toSorted(),
    );
  });

  it('names its migrations uniquely', () => {
    assert.equal(new Set(migrations.map(({ name }) => name)).size, migrations.length);
  });

  for (const { what, literal, value } of [
    { what: 'bigint as a number', literal: '9007199254740991::bigint', value: 9007199254740991 },
    { what: 'a date as text', literal: "date '2026-03-08'", value: '2026-03-08' },
    {
      what: 'timestamptz as a Date',
      literal: "timestamptz '2026-03-08T01:02:03Z'",
      value: new Date('2026-03-08T01:02:03Z'),
    },
    { what: 'jsonb parsed', literal: `'{"a":[1,null]}'::jsonb`, value: { a: [1, null] } },
    { what: 'text[] as a list', literal: "array['a','b,c']", value: ['a', 'b,c'] },
    { what: 'bytea as a Buffer', literal: "'\\xdeadbeef'::bytea", value: Buffer.from('deadbeef', 'hex') },
    { what: 'numeric as text', literal: '1.50::numeric', value: '1.50' },
    { what: 'null as null', literal: 'null::text', value: null },
  ])
    it(`reads ${what}`, async () => {
      const { rows } = await sql<{ value: unknown }>`select ${sql.raw(literal)} as value`.execute(
        database.db,
      );
      assert.deepEqual(rows[0]?.value, value);
    });

  it('reports a violated constraint by SQLSTATE and name', async () => {
    await sql`create table once (id int constraint once_pk primary key)`.execute(database.db);
    await sql`insert into once values (1)`.execute(database.db);
    await assert.rejects(sql`insert into once values (${1})`.execute(database.db), {
      code: '23505',
      constraint: 'once_pk',
    });
  });

  it('never debits more than the balance when many debit concurrently', async () => {
    await sql`create table purse (id int primary key, balance int)`.execute(database.db);
    await sql`insert into purse values (1, 20)`.execute(database.db);
    const debit = () =>
      sql`update purse set balance = balance - 1 where id = ${1} and balance >= 1 returning balance`.execute(
        database.db,
      );
    const debits = await Promise.all(Array.from({ length: 40 }, debit));
    assert.equal(debits.filter(({ rows }) => rows.length === 1).length, 20);
  });
});
