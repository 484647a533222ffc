import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, payByCard, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('an order whose stored price the server cannot read', () => {
  let test: TestApp;
  let guest: TestBrowser;
  before(async () => {
    test = await startTestApp();
    guest = openBrowser(test.app);
  });
  after(() => test.stop());

  const itemsOf = async (orderId: string) =>
    JSON.stringify(
      (
        await test.deps.db
          .selectFrom('priced_order')
          .select('items')
          .where('order_id', '=', orderId)
          .executeTakeFirstOrThrow()
      ).items,
    );
  const storeItems = (orderId: string, json: string) =>
    sql`update priced_order set items = ${json}::jsonb where order_id = ${orderId}`.execute(test.deps.db);
  const books = async (orderId: string) => ({
    orders: (
      await test.deps.db.selectFrom('orders').select('order_id').where('order_id', '=', orderId).execute()
    ).length,
    payments: (await test.deps.db.selectFrom('sandbox_payment').select(['reference', 'state']).execute())
      .filter(({ reference }) => reference.startsWith(orderId))
      .map(({ state }) => state),
  });

  it('answers UNEXPECTED_ERROR and takes nothing; the same submission places the order once the price is repaired, ORD-160', async () => {
    const { orderId, totalMinor } = await priceLatte(guest, true);
    const payload = payByCard(orderId, totalMinor, await takeToken(test.deps));
    const again = () => submit(guest, payload, true);
    const items = await itemsOf(orderId);

    await storeItems(orderId, '{"damaged": true}');
    for (let time = 0; time < 2; time += 1) {
      assert.equal(codeOf(await again()), 'UNEXPECTED_ERROR');
      assert.deepEqual(await books(orderId), { orders: 0, payments: [] });
    }

    await storeItems(orderId, items);
    assert.equal(codeOf(await again()), undefined);
    assert.deepEqual(await books(orderId), { orders: 1, payments: ['HELD'] });
  });
});
