import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PGlite } from '@electric-sql/pglite';
import { emptyClusterImage } from '../testing/test-database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { EmbeddedPool } from './embedded-pool.ts';

describe('the pool over the one embedded session', () => {
  let database: PGlite;
  let pool: EmbeddedPool;
  before(async () => {
    database = await openEmbeddedDatabase({ image: await emptyClusterImage() });
    pool = new EmbeddedPool(database);
  });
  after(() => pool.end());

  it('lets sockets and timers run between queries', async () => {
    const client = await pool.connect();
    let turns = 0;
    let running = true;
    const tick = () => {
      turns += 1;
      if (running) setImmediate(tick);
    };
    setImmediate(tick);
    const queries = 300;
    for (let round = 0; round < queries; round += 1) await client.query('select $1::int one', [round]);
    running = false;
    client.release();
    assert.ok(turns >= queries / 2, `${turns} turns of the event loop in ${queries} queries`);
  });

  it('gives the session to one client at a time, in order of arrival', async () => {
    const order: string[] = [];
    const first = await pool.connect();
    const second = pool.connect().then(async (client) => {
      order.push('second');
      await client.query('select 1', []);
      client.release();
    });
    await first.query('select 1', []);
    order.push('first');
    first.release();
    first.release();
    await second;
    assert.deepEqual(order, ['first', 'second']);
  });

  it('stays usable after a query that fails', async () => {
    const client = await pool.connect();
    await assert.rejects(client.query('select * from nowhere where id = $1', [1]), /nowhere/);
    const { rows } = await client.query<{ seven: number }>('select 7 seven', []);
    client.release();
    assert.deepEqual(rows, [{ seven: 7 }]);
  });
});
