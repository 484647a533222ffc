import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { migrations } from '../../app/migrations.ts';
import type { Database } from '../../storage/database.ts';
import { migrate } from '../../storage/migrate.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

describe('orders of a release that computed their status from the clock', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase();
    const { db } = database;
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0230'),
    );
    await db.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection);
      for (const [orderId, minutesAgo] of [
        ['over', 20],
        ['open', 1],
      ] as const)
        await sql`insert into orders (order_id, order_number, order_token, owner, first_name, email, marketing_opt_in,
            store_number, store_name, pickup_option, consumption, items, summary, estimates, total_minor, tip_minor,
            currency, locale, request_hash, placed_on, placed_at, ready_at)
          values (${orderId}, ${orderId}, ${orderId}, 'o', 'Ada', 'ada@example.com', false, '1', 'Pier', 'INSTORE16',
            'ConsumeInStore', '[]', '{}', '[]', 500, 0, 'USD', 'en-US', 'h', '2026-06-03',
            now() - ${minutesAgo + 5} * interval '1 minute', now() - ${minutesAgo} * interval '1 minute')`.execute(
          connection,
        );
      await sql`set session_replication_role = origin`.execute(connection);
    });
    await migrate(db, migrations);
  });
  after(() => database.close());

  it('have the transitions that the clock showed once they are over, ORD-066', async () => {
    const { rows } = await sql<{ status: string; minutes: number }>`
      select transition.status, round(extract(epoch from at - placed_at) / 60)::int as minutes
      from order_transition transition join orders using (order_id)
      where order_id = 'over' order by at`.execute(database.db);
    assert.deepEqual(rows, [
      { status: 'RECEIVED', minutes: 0 },
      { status: 'PREPARING', minutes: 1 },
      { status: 'READY', minutes: 5 },
      { status: 'PICKED_UP', minutes: 20 },
    ]);
  });

  it('are moved on by a job while they are open, ORD-066', async () => {
    const jobs = await database.db.selectFrom('job').select(['topic', 'payload', 'dedupe_key']).execute();
    assert.deepEqual(jobs, [
      {
        topic: 'move-order',
        payload: { orderId: 'open', step: 'PREPARING' },
        dedupe_key: 'move-order:open:PREPARING',
      },
    ]);
  });
});
