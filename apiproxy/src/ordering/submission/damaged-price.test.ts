import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, payByCard, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { OrderSummary } from '../pricing/order-summary.ts';

describe('an order whose stored price the server cannot read', () => {
  let test: TestApp;
  let guest: TestBrowser;
  before(async () => {
    test = await startTestApp();
    guest = openBrowser(test.app);
  });
  after(() => test.stop());

  type Column = 'items' | 'summary';
  const readColumn = async (orderId: string, column: Column) =>
    JSON.stringify(
      (
        await test.deps.db
          .selectFrom('priced_order')
          .select(column)
          .where('order_id', '=', orderId)
          .executeTakeFirstOrThrow()
      )[column],
    );
  const writeColumn = (orderId: string, column: Column, json: string) =>
    sql`update priced_order set ${sql.ref(column)} = ${json}::jsonb where order_id = ${orderId}`.execute(
      test.deps.db,
    );
  const books = async (orderId: string) => ({
    orders: (
      await test.deps.db.selectFrom('orders').select('order_id').where('order_id', '=', orderId).execute()
    ).length,
    payments: (await test.deps.db.selectFrom('sandbox_payment').select(['reference', 'state']).execute())
      .filter(({ reference }) => reference.startsWith(orderId))
      .map(({ state }) => state),
  });

  const withAnotherPrice = (json: string) => {
    const summary = JSON.parse(json) as OrderSummary;
    const price = { ...summary.price, amountMinor: summary.price.amountMinor + 100 };
    return JSON.stringify({ ...summary, price });
  };
  for (const [column, what, damage] of [
    ['items', 'items that are none', () => '{"damaged": true}'],
    ['summary', 'a summary that is none', () => '{"damaged": true}'],
    ['summary', 'a summary with another price', withAnotherPrice],
  ] as const)
    it(`answers UNEXPECTED_ERROR for ${what} and takes nothing; the same submission places the order once the price is repaired, ORD-160`, async () => {
      const { orderId, totalMinor } = await priceLatte(guest, true);
      const payload = payByCard(orderId, totalMinor, await takeToken(test.deps));
      const again = () => submit(guest, payload, true);
      const stored = await readColumn(orderId, column);

      await writeColumn(orderId, column, damage(stored));
      for (let time = 0; time < 2; time += 1) {
        assert.equal(codeOf(await again()), 'UNEXPECTED_ERROR');
        assert.deepEqual(await books(orderId), { orders: 0, payments: [] });
      }

      await writeColumn(orderId, column, stored);
      assert.equal(codeOf(await again()), undefined);
      assert.deepEqual(await books(orderId), { orders: 1, payments: ['HELD'] });
    });
});
