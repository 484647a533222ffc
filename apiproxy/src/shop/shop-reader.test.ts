import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Type } from 'typebox';
import type { ChangeFeed } from '../storage/changes/change-feed.ts';
import { createChangeFeed } from '../storage/changes/change-feed.ts';
import { dataChangesMigrations } from '../storage/changes/data-changes.migration.ts';
import type { Database } from '../storage/database.ts';
import { DatabaseUnavailable } from '../storage/database-unavailable.ts';
import { migrate } from '../storage/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestClock } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { defineKind, key, type Kind, type RowOf } from './kind.ts';
import type { Shop } from './read-shop.ts';
import { readSample } from './sample.ts';
import { shopMigrations } from './shop.migration.ts';
import { createShopReader } from './shop-reader.ts';
import { storeShop } from './versions/shop-store.ts';

const mugKind = defineKind({
  name: 'mugs',
  about: 'Mugs.',
  key: ['key'],
  fields: { key, price: Type.Integer() },
  notes: { key: 'Its name.', price: 'Cents.' },
});
const shopOf = (rows: readonly RowOf<typeof mugKind>[]): Shop => ({
  settings: { name: 'Mugs', languages: ['en-US'], markets: [] },
  rowsOf: <K extends Kind>() => rows as readonly RowOf<K>[],
});

describe('the reader of the shop in effect', () => {
  const clock = createTestClock();
  let database: Database;
  let isDown = false;
  let polls = 0;
  before(async () => {
    database = await openTestDatabase();
    await migrate(database.db, [...dataChangesMigrations, ...shopMigrations]);
  });
  after(() => database.close());
  const open = (beforeFirst?: () => Shop) => {
    const feed = createChangeFeed({ db: database.db, maxAgeMs: 0 });
    const failing: ChangeFeed = {
      ...feed,
      applied: async () => {
        polls += 1;
        if (isDown) throw new DatabaseUnavailable('unreachable', true, new Error('no route'));
        await feed.applied();
      },
    };
    return createShopReader({ db: database.db, clock, feed: failing, beforeFirst });
  };
  const load = async (...rows: readonly RowOf<typeof mugKind>[]) => {
    const author = { by: 'Ana', now: clock.now() };
    const start = { at: clock.now() };
    const followStart = () => Promise.resolve();
    const shop = shopOf(rows);
    await storeShop(database.db, { kinds: [mugKind], shop, start, author, followStart, isDryRun: false });
  };
  const blue = { key: 'blue', price: 900 };

  it('is not open before the first load, unless it has a shop for that time; then it has the version that has started, as one object', async () => {
    const reader = open();
    await assert.rejects(() => reader.shopOf(undefined), { code: 'SHOP_NOT_OPEN' });
    assert.equal(await reader.isShopOpen(), false);
    const before = open(readSample);
    assert.deepEqual([await before.shopOf(undefined), await before.isShopOpen()], [readSample(), true]);
    await load(blue, { key: 'red', price: 800 });
    assert.equal(await reader.isShopOpen(), true);
    const shop = await reader.shopOf(undefined);
    assert.deepEqual(shop.rowsOf(mugKind), [blue, { key: 'red', price: 800 }]);
    assert.equal(await reader.shopOf({ timeZone: 'America/Chicago' }), shop);
  });

  it('knows the newest version that has a value', async () => {
    const reader = open();
    clock.advance(1_000);
    await load({ key: 'blue', price: 950 });
    assert.deepEqual(
      [...(await reader.newestVersions(mugKind, 'key'))],
      [
        ['blue', 2],
        ['red', 1],
      ],
    );
    assert.deepEqual((await reader.version(1)).rowsOf(mugKind)[0], blue);
  });

  it('keeps the known version while the database is down, and follows it again afterwards', async () => {
    const reader = open();
    const unknown = open();
    const shop = await reader.shopOf(undefined);
    isDown = true;
    const before = polls;
    assert.equal(await reader.shopOf(undefined), shop);
    assert.equal(await reader.shopOf(undefined), shop);
    assert.equal(polls - before, 2, 'each call asks whether the database replies again');
    await assert.rejects(unknown.shopOf(undefined), DatabaseUnavailable);
    isDown = false;
    clock.advance(1_000);
    await load({ key: 'blue', price: 990 });
    await until(async () => (await reader.shopOf(undefined)).rowsOf(mugKind)[0]?.price === 990);
  });

  it('refuses to be read inside a transaction', async () => {
    const reader = open();
    await assert.rejects(
      database.db.transaction().execute(() => reader.shopOf(undefined)),
      /inside a transaction/,
    );
  });
});
