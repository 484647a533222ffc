import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import { migrations } from '../app/migrations.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const isOfFirstRelease = ({ name }: { readonly name: string }) => name < '0160';

describe('a database of the first release, whose jobs were given up after 55 s', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase();
    await migrate(database.db, migrations.filter(isOfFirstRelease));
    const dead = (id: string, topic: string, days: number) =>
      sql`insert into job (id, topic, payload, dedupe_key, run_at, attempts, dead_at) values (
        ${id}, ${topic}, '{}', ${id}, now(), 8, now() - make_interval(days => ${days}))`.execute(database.db);
    await dead('capture', 'capture-payment', 40);
    await dead('release', 'release-orphan-payment', 40);
    await dead('receipt of yesterday', 'mail-receipt', 1);
    await dead('receipt of last month', 'mail-receipt', 40);
    await migrate(database.db, migrations);
  });
  after(() => database.close());

  it('has its payment jobs and its latest receipts revived', async () => {
    const jobs = await database.db.selectFrom('job').select(['id', 'attempts', 'dead_at']).execute();
    const revived = jobs.filter(({ dead_at }) => dead_at === null);
    assert.deepEqual(revived.map(({ id }) => id).sort(), ['capture', 'receipt of yesterday', 'release']);
    assert.ok(revived.every(({ attempts }) => attempts === 0));
  });
});
