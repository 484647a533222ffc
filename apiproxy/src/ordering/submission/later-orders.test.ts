import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, latte, payBySvc, price, priceLatte, submit, toOrder } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { moveOrderJob } from '../life/move-order.job.ts';

/** Open from 6:00 to 21:00 in Chicago every day, with a lead time of its own. */
const storeNumber = '1017-100017';
const leadMinutes = 9;

describe('an order for a closed store’s opening', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  let orderId: string;
  before(async () => {
    test = await startTestApp({ clock });
    await test.deps.db
      .updateTable('store')
      .set({ lead_minutes: leadMinutes })
      .where('store_number', '=', storeNumber)
      .execute();
    // 23:00 in Chicago.
    clock.set('2026-06-04T04:00:00Z');
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());

  const statusAt = async (instant: string) => {
    clock.set(instant);
    await runDueJobs(test.deps, [moveOrderJob]);
    const { status } = await test.deps.db
      .selectFrom('orders')
      .select('status')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return status;
  };

  it('is priced with one of its times, and without one refused, L-06', async () => {
    const { data } = await gold.graphql(
      `{ storeByNumber(storeNumber: "${storeNumber}") { scheduledOrdering(days: true) { asapAvailable slots { startsAt } } } }`,
    );
    const { asapAvailable, slots } = data.storeByNumber.scheduledOrdering;
    assert.deepEqual([asapAvailable, slots[0].startsAt], [false, '2026-06-04T11:15:00.000Z']);
    assert.equal(codeOf(await price(gold, toOrder([{ sku: latte }], { storeNumber }))), 'STORE_CLOSED');
  });

  it('offers nothing to the pages of an earlier release, L-06', async () => {
    const { data } = await gold.graphql(
      `{ storeByNumber(storeNumber: "${storeNumber}") { scheduledOrdering { slots { startsAt } } } }`,
    );
    assert.deepEqual(data.storeByNumber.scheduledOrdering.slots, []);
  });

  it('is begun one lead time before its time, and may be canceled until then, L-05, L-06, L-10', async () => {
    const later = { storeNumber, scheduledOrdering: { startsAt: '2026-06-04T11:30:00.000Z' } };
    const priced = await priceLatte(gold, false, later);
    orderId = priced.orderId;
    const reply = await submit(gold, payBySvc(orderId, priced.totalMinor, later));
    assert.equal(codeOf(reply), undefined);
    assert.equal(await statusAt('2026-06-04T04:30:00Z'), 'RECEIVED');
    assert.equal(await statusAt('2026-06-04T11:20:59Z'), 'RECEIVED');
    assert.equal(await statusAt('2026-06-04T11:21:00Z'), 'PREPARING');
    const refused = await gold.graphql('mutation ($id: ID!) { cancelOrder(orderId: $id) { status } }', {
      id: orderId,
    });
    assert.equal(codeOf(refused), 'ORDER_STARTED');
    assert.equal(await statusAt('2026-06-04T11:30:00Z'), 'READY');
  });
});
