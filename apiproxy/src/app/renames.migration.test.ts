import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { migrations } from './migrations.ts';

const isOfFirstRelease = ({ name }: { readonly name: string }) => name < '0180';

/** One row in each table whose names change. Uses one connection: rows that they refer to are not stored. */
const storeRowsOfFirstRelease = async (db: Database['db']): Promise<void> => {
  const execute = (statement: string) => sql.raw(statement).execute(db);
  const insert = async (table: string, values: object) => {
    const row = JSON.stringify(values).replaceAll("'", "''");
    const columns = Object.keys(values).join(', ');
    await execute(
      `insert into ${table} (${columns}) select ${columns} from json_populate_record(null::${table}, '${row}')`,
    );
  };
  const unit = { itemId: 'a', sku: '2010-hot-medium', childItems: [], leftOut: ['opt-320'] };
  const line = {
    name: 'A "leftOut": cup',
    leftOut: ['Espresso'],
    children: [{ name: 'Milk', leftOut: [] }],
  };
  const at = '2026-01-01T00:00:00Z';
  const shared = {
    owner: 'o',
    store_number: '1',
    items: [unit],
    consumption: 'ConsumeInStore',
    pickup_option: '16',
    summary: { lineItems: [line] },
    total_minor: 500,
    currency: 'USD',
    locale: 'en-US',
  };
  await execute('set session_replication_role = replica');
  await insert('priced_order', {
    ...shared,
    order_id: 'p',
    is_guest: true,
    created_at: at,
    expires_at: at,
  });
  await insert('orders', {
    ...shared,
    order_id: 'p',
    order_number: '1',
    order_token: 't',
    first_name: 'Ada',
    email: 'ada@example.com',
    marketing_opt_in: false,
    store_name: 'Pier',
    estimates: [],
    tip_minor: 0,
    request_hash: 'h',
    placed_on: '2026-01-01',
    placed_at: at,
    ready_at: at,
  });
  await insert('favorite_product', {
    favorite_id: 'f',
    member_id: 'm',
    item_key: 'k',
    sku: unit.sku,
    child_items: [],
    left_out: unit.leftOut,
    created_at: at,
  });
  await insert('payment_attempt', {
    reference: 'r',
    order_id: 'p',
    amount_minor: 500,
    currency: 'USD',
    state: 'REFUSED',
    fault: 'PAYMENT_DECLINED',
    created_at: at,
  });
  await insert('sandbox_payment', {
    reference: 'r',
    state: 'REFUSED',
    fault: 'PAYMENT_DECLINED',
    amount_minor: 500,
    refunded_minor: 0,
    currency: 'USD',
    brand: 'visa',
    last_four: '4242',
    purpose: 'order',
    subject: 'p',
  });
  await insert('beacon_count', {
    remote: 'mfe-gift',
    version: '1',
    minute: at,
    phase: 'mount',
    class: '',
    n: 3,
  });
  await insert('beacon_network', { remote: 'mfe-gift', version: '1', minute: at, network: 'n' });
  await insert('job', {
    id: 'j',
    topic: 'prune-beacons',
    payload: {},
    dedupe_key: 'prune-beacons:490000',
    run_at: at,
    attempts: 2,
  });
  await execute('set session_replication_role = default');
};

describe('a database of the first release, migrated to the new names', () => {
  let database: Database;
  const run = async (statement: string) => (await sql.raw(statement).execute(database.db)).rows;
  /** Returns the row of the query as [column, value] pairs; the row must exist. */
  const rowOf = async (statement: string) => {
    const [row] = await run(statement);
    assert.ok(row, statement);
    return row;
  };
  before(async () => {
    database = await openTestDatabase();
    await migrate(database.db, migrations.filter(isOfFirstRelease));
    await database.db.connection().execute(storeRowsOfFirstRelease);
    await migrate(database.db, migrations);
  });
  after(() => database.close());

  for (const table of ['priced_order', 'orders'])
    it(`keeps the excluded ingredients in ${table}, and the texts of its summary, ORD-047`, async () => {
      assert.deepEqual(await rowOf(`select items, summary from ${table}`), {
        items: [{ itemId: 'a', sku: '2010-hot-medium', childItems: [], excludedIngredients: ['opt-320'] }],
        summary: {
          lineItems: [
            {
              name: 'A "leftOut": cup',
              excludedIngredients: ['Espresso'],
              children: [{ name: 'Milk', excludedIngredients: [] }],
            },
          ],
        },
      });
    });

  for (const [because, statement, expected] of [
    [
      'a favourite’s excluded ingredients',
      'select excluded_ingredients from favorite_product',
      { excluded_ingredients: ['opt-320'] },
    ],
    [
      'why a payment was refused, as one for an order',
      'select error_code, purpose from payment_attempt',
      { error_code: 'PAYMENT_DECLINED', purpose: 'order' },
    ],
    [
      'why the sandbox refused it',
      'select error_code from sandbox_payment',
      { error_code: 'PAYMENT_DECLINED' },
    ],
    ['counts of telemetry', 'select n from telemetry_count', { n: 3 }],
    ['networks of telemetry', 'select network from telemetry_network', { network: 'n' }],
    [
      'a queued job, under its new topic',
      'select topic, dedupe_key, attempts from job',
      { topic: 'prune-telemetry', dedupe_key: 'prune-telemetry:490000', attempts: 2 },
    ],
  ] as const)
    it(`keeps ${because}`, async () => assert.deepEqual(await rowOf(statement), expected));

  it('rejects a payment for a purpose that does not exist', async () => {
    await assert.rejects(run(`update payment_attempt set purpose = 'loan'`), /payment_attempt_purpose_check/);
  });
});
