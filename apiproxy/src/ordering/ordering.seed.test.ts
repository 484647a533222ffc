import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { modules } from '../app/modules.ts';
import { collectChecks, reconcile } from '../operations/reconcile.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { seededOrders, seedOrders } from './ordering.seed.ts';

describe('the seeded orders', () => {
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ modules: [] });
  });
  after(() => test.stop());
  const deviations = async () =>
    (await reconcile(test.deps.db, collectChecks(modules), test.deps.clock.now()))
      .filter((result) => result.deviations > 0)
      .map(({ name, examples }) => ({ name, examples }));
  const rows = async (table: 'order_tender' | 'svc_ledger' | 'payment_attempt' | 'time_slot' | 'svc_card') =>
    (await test.deps.db.selectFrom(table).selectAll().execute()).length;

  it('have tenders, ledger entries, payments, slots and receipts that agree', async () => {
    assert.deepEqual(await deviations(), []);
    assert.equal(await rows('order_tender'), seededOrders.length);
    const orders = await test.deps.db.selectFrom('orders').selectAll().execute();
    for (const { receipt_mailed_at } of orders) assert.ok(receipt_mailed_at);
    assert.equal(orders.filter(({ slot_at }) => slot_at).length, await rows('time_slot'));
  });

  it('leave the cards that their member can see as they were', async () => {
    const visible = await test.deps.db
      .selectFrom('svc_card')
      .select(['card_id', 'balance_minor'])
      .where('member_id', '=', 'member-gold')
      .where('status', '=', 'ACTIVE')
      .orderBy('card_id')
      .execute();
    assert.deepEqual(visible, [
      { card_id: 'card-gold-1', balance_minor: 7710 },
      { card_id: 'card-gold-2', balance_minor: 1500 },
    ]);
  });

  it('are seeded once', async () => {
    const before = [await rows('order_tender'), await rows('svc_ledger'), await rows('svc_card')];
    await seedOrders(test.deps);
    assert.deepEqual([await rows('order_tender'), await rows('svc_ledger'), await rows('svc_card')], before);
  });

  it('of a data directory of the first release, which had neither tender nor receipt, are completed', async () => {
    const { db } = test.deps;
    await db.deleteFrom('order_tender').execute();
    await db.deleteFrom('svc_ledger').where('card_id', 'like', 'card-order-%').execute();
    await db.deleteFrom('svc_card').where('card_id', 'like', 'card-order-%').execute();
    await db.deleteFrom('payment_attempt').where('purpose', '=', 'order').execute();
    await db.deleteFrom('sandbox_payment').where('purpose', '=', 'order').execute();
    await db.deleteFrom('time_slot').execute();
    await db.updateTable('orders').set({ receipt_mailed_at: null, slot_at: null }).execute();
    assert.deepEqual(
      (await deviations()).map(({ name }) => name),
      ['order totals', 'receipts'],
    );
    await seedOrders(test.deps);
    assert.deepEqual(await deviations(), []);
  });
});
