import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
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

  it('are the only purchases of seeded cards: each has the amount, the time, the member and the store of its order, K-17', async () => {
    const purchases = await test.deps.db
      .selectFrom('svc_ledger as entry')
      .innerJoin('svc_card as card', 'card.card_id', 'entry.card_id')
      .leftJoin('orders', 'orders.order_id', 'entry.ref_id')
      .select(['entry.ref_id', 'entry.at', 'card.member_id', 'card.card_id', 'placed_at', 'store_number'])
      .select(['orders.member_id as orderer', 'total_minor', 'entry.amount_minor'])
      .where('kind', '=', 'ORDER')
      .execute();
    const paidByCard = seededOrders.filter(({ tender }) => tender.kind === 'SVC');
    assert.equal(purchases.length, paidByCard.length);
    for (const { orderId, placedAt, storeNumber, member } of paidByCard) {
      const entry = purchases.find(({ ref_id }) => ref_id === orderId);
      assert.ok(entry, orderId);
      assert.deepEqual([entry.at, entry.placed_at], [new Date(placedAt), new Date(placedAt)]);
      assert.deepEqual([entry.member_id, entry.orderer], [member.memberId, member.memberId]);
      assert.deepEqual([entry.amount_minor, entry.store_number], [-(entry.total_minor ?? 0), storeNumber]);
    }
    const { rows: late } = await sql`
      select entry_id from (select entry_id, at, lag(at) over (partition by card_id order by seq) as earlier from svc_ledger) entry
      where at < earlier`.execute(test.deps.db);
    assert.deepEqual(late, []);
  });

  it('are paid by cards that their member can see', async () => {
    const visible = await test.deps.db
      .selectFrom('svc_card')
      .select(['card_id', 'balance_minor'])
      .where('member_id', '=', 'member-gold')
      .where('status', '=', 'ACTIVE')
      .orderBy('card_id')
      .execute();
    assert.deepEqual(visible, [
      { card_id: 'card-gold-1', balance_minor: 7679 },
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
    // Its cards have entries of no order.
    await db.updateTable('svc_ledger').set({ ref_type: 'seed' }).where('ref_type', '=', 'order').execute();
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
