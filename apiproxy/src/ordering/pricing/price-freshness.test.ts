import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app/create-app.ts';
import { createAvailabilityCache } from '../../catalogue/availability-cache.ts';
import { createChangeFeed } from '../../storage/changes/change-feed.ts';
import { createStoreDirectory } from '../../stores/store-directory.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, goodStore, latte, payBySvc, price, submit, toOrder } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const maxAgeMs = 1_000;

/** Two processes on one database: the operator changes rows, and each process has its own memory. */
describe('a price of each of two processes', () => {
  const clock = createTestClock();
  let test: TestApp;
  let now = 0;
  const apps: FastifyInstance[] = [];
  const tabs: TestBrowser[] = [];
  const openProcess = async () => {
    const { db } = test.deps;
    const changes = createChangeFeed({ db, maxAgeMs, monotonic: () => now });
    const app = await createApp({
      ...test.deps,
      stores: createStoreDirectory(db, changes),
      availabilityOf: createAvailabilityCache(db, changes),
    });
    await app.ready();
    apps.push(app);
    const tab = openBrowser(app);
    await tab.signIn('gold');
    tabs.push(tab);
  };
  before(async () => {
    test = await startTestApp({ clock });
    await openProcess();
    await openProcess();
  });
  after(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await test.stop();
  });

  const priced = async (tab: TestBrowser) => {
    clock.advance(60_000);
    const reply = await price(tab, toOrder([{ sku: latte }]));
    return { code: codeOf(reply), total: reply.data?.priceOrder?.summary.price.amountMinor as number, reply };
  };
  const pricedByAll = async () => [await priced(tabs[0]!), await priced(tabs[1]!)];
  const setTier = (tier: number) =>
    test.deps.db
      .updateTable('store')
      .set({ price_tier: tier })
      .where('store_number', '=', goodStore)
      .execute();

  it('follows a price that the operator changes, within the maximum age, ORD-081', async () => {
    const [first, second] = await pricedByAll();
    assert.equal(first?.total, second?.total);
    await setTier(3);
    now += maxAgeMs;
    const [one, other] = await pricedByAll();
    assert.ok((one?.total ?? 0) > (first?.total ?? 0));
    assert.equal(other?.total, one?.total);
    await setTier(0);
    now += maxAgeMs;
    assert.equal((await priced(tabs[1]!)).total, first?.total);
  });

  it('rejects an item that the staff marked as sold out, within the maximum age, ORD-160', async () => {
    await pricedByAll();
    await test.deps.db
      .insertInto('store_product')
      .values({ store_number: goodStore, sku: latte, availability: 'SOLD_OUT' })
      .execute();
    now += maxAgeMs;
    assert.deepEqual(
      (await pricedByAll()).map(({ code }) => code),
      ['ITEMS_UNAVAILABLE', 'ITEMS_UNAVAILABLE'],
    );
    await test.deps.db.deleteFrom('store_product').where('store_number', '=', goodStore).execute();
    now += maxAgeMs;
    assert.deepEqual(
      (await pricedByAll()).map(({ code }) => code),
      [undefined, undefined],
    );
  });

  it('is paid only as the database allows at that moment, however young the memory is', async () => {
    const { reply, total } = await priced(tabs[1]!);
    await test.deps.db
      .updateTable('store')
      .set({ availability: 'CLOSED' })
      .where('store_number', '=', goodStore)
      .execute();
    assert.equal(
      codeOf(await submit(tabs[1]!, payBySvc(reply.data.priceOrder.orderId, total))),
      'STORE_CLOSED',
    );
    await test.deps.db
      .updateTable('store')
      .set({ availability: 'READY' })
      .where('store_number', '=', goodStore)
      .execute();
  });
});
