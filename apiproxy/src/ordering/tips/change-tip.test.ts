import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, payByCard, payBySvc, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { moveOrder } from '../life/move-order.ts';
import { voidOrder } from '../voiding/void-order.ts';
import { tipChangeMs } from './tip-window.ts';

const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const mutation = `mutation ($id: ID!, $tip: Int!) { changeTip(orderId: $id, tipAmountMinor: $tip) {
  tip { amountMinor } tenders { amount { amountMinor } } tipChange { until highest { amountMinor } } } }`;

describe('the tip of an order, changed afterwards', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock, overrides: { storeBoard: true } });
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(24 * 60 * 60_000);
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  const change = (orderId: string, tip: number, browser = gold) =>
    browser.graphql(mutation, { id: orderId, tip });
  const balance = async () =>
    (
      await test.deps.db
        .selectFrom('svc_card')
        .select('balance_minor')
        .where('card_id', '=', 'card-gold-1')
        .executeTakeFirstOrThrow()
    ).balance_minor;
  const setCard = (values: { balance_minor?: number; status?: 'ACTIVE' | 'CLOSED' }) =>
    test.deps.db.updateTable('svc_card').set(values).where('card_id', '=', 'card-gold-1').execute();
  const reconcile = async () => {
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };
  const place = async (tip = 100) => {
    const { orderId, totalMinor } = await priceLatte(gold);
    const reply = await submit(gold, payBySvc(orderId, totalMinor + tip, { tipAmountMinor: tip }));
    assert.equal(codeOf(reply), undefined);
    return { orderId, totalMinor };
  };
  const pickUp = (orderId: string) =>
    test.deps.db.transaction().execute((trx) => moveOrder(trx, test.deps, { orderId, to: 'PICKED_UP' }));
  const tipOf = async (orderId: string) =>
    (
      await test.deps.db
        .selectFrom('orders')
        .select('tip_minor')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).tip_minor;

  it('is paid by the same card: the difference is taken, or given back, ORD-104 D-27', async () => {
    const { orderId, totalMinor } = await place();
    const before = await balance();
    const more = await change(orderId, 300);
    assert.deepEqual(more.data.changeTip, {
      tip: { amountMinor: 300 },
      tenders: [{ amount: { amountMinor: totalMinor + 300 } }],
      tipChange: { until: null, highest: { amountMinor: 2000 } },
    });
    assert.equal(await balance(), before - 200);
    await reconcile();
    await change(orderId, 0);
    assert.equal(await balance(), before + 100);
    assert.equal(await tipOf(orderId), 0);
    await reconcile();
  });

  it('is settled once by equal requests at the same time, D-164', async () => {
    const { orderId } = await place();
    const before = await balance();
    const replies = await Promise.all([200, 200, 200].map((tip) => change(orderId, tip)));
    assert.deepEqual(new Set(replies.map(codeOf)), new Set([undefined]));
    assert.equal(await balance(), before - 100);
    await reconcile();
  });

  it('can be changed until two hours after the pickup, and not then, ORD-104 D-27', async () => {
    const { orderId } = await place();
    clock.advance(60_000);
    await pickUp(orderId);
    const until = new Date(clock.now().getTime() + tipChangeMs).toISOString();
    assert.equal(tipChangeMs, 7_200_000);
    clock.advance(tipChangeMs - 1);
    const last = await change(orderId, 200);
    assert.equal(last.data.changeTip.tipChange.until, until);
    clock.advance(1);
    assert.equal(codeOf(await change(orderId, 300)), 'TIP_NOT_ALLOWED');
    assert.equal(await tipOf(orderId), 200);
    const { data } = await gold.graphql(
      '{ previousOrders(locale: "en-US", limit: 1) { id tip { amountMinor } tipChange { until } } }',
    );
    assert.deepEqual(data.previousOrders, [{ id: orderId, tip: { amountMinor: 200 }, tipChange: null }]);
    await reconcile();
  });

  it('stays as it was when the card cannot pay, or was closed, ORD-104', async () => {
    const { orderId } = await place();
    const before = await balance();
    await setCard({ balance_minor: 50 });
    assert.equal(codeOf(await change(orderId, 200)), 'INSUFFICIENT_BALANCE');
    await setCard({ balance_minor: before, status: 'CLOSED' });
    assert.equal(codeOf(await change(orderId, 200)), 'CARD_NOT_FOUND');
    await setCard({ status: 'ACTIVE' });
    assert.equal(await tipOf(orderId), 100);
    assert.equal(await balance(), before);
    await reconcile();
  });

  it('is neither taken from nor given to a member who has registered the card since, D-27, CRD-035', async () => {
    const { orderId } = await place();
    const before = await balance();
    const owned = (member_id: string) =>
      test.deps.db
        .updateTable('svc_card')
        .set({ member_id, is_primary: false })
        .where('card_id', '=', 'card-gold-1')
        .execute();
    await owned('member-green');
    assert.equal(codeOf(await change(orderId, 200)), 'CARD_NOT_FOUND');
    assert.equal(await tipOf(orderId), 100);
    assert.equal(codeOf(await change(orderId, 0)), undefined);
    assert.equal(await balance(), before);
    const { card_id, member_id } = await test.deps.db
      .selectFrom('svc_ledger')
      .innerJoin('svc_card', 'svc_card.card_id', 'svc_ledger.card_id')
      .select(['svc_card.card_id', 'svc_card.member_id'])
      .where('ref_type', '=', 'order-tip')
      .where('ref_id', 'like', `${orderId}:%`)
      .executeTakeFirstOrThrow();
    assert.notEqual(card_id, 'card-gold-1');
    assert.equal(member_id, 'member-gold');
    await test.deps.db
      .updateTable('svc_card')
      .set({ member_id: 'member-gold', is_primary: true })
      .where('card_id', '=', 'card-gold-1')
      .execute();
  });

  it('has the limits of a tip, ORD-104 D-27', async () => {
    const { orderId } = await place();
    for (const tip of [-1, 2001]) assert.equal(codeOf(await change(orderId, tip)), 'TIP_NOT_ALLOWED');
    assert.equal(codeOf(await change(orderId, 2000)), undefined);
  });

  it('is the member’s own, and only of an order that a stored-value card pays, ORD-104', async () => {
    const { orderId } = await place();
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.equal(codeOf(await change(orderId, 200, green)), 'ORDER_NOT_FOUND');
    assert.equal(codeOf(await change('unknown', 200)), 'ORDER_NOT_FOUND');
    const guest = openBrowser(test.app);
    const priced = await priceLatte(guest, true);
    await submit(guest, payByCard(priced.orderId, priced.totalMinor, await takeToken(test.deps)), true);
    assert.equal(codeOf(await change(priced.orderId, 200, guest)), 'TIP_NOT_ALLOWED');
  });

  it('is given back with a voided order, and cannot be changed then, D-144', async () => {
    const { orderId, totalMinor } = await place();
    await change(orderId, 300);
    const before = await balance();
    await test.deps.db
      .transaction()
      .execute((trx) => voidOrder(trx, test.deps, { orderId, reason: 'OTHER' }));
    assert.equal(await balance(), before + totalMinor + 300);
    assert.equal(codeOf(await change(orderId, 100)), 'TIP_NOT_ALLOWED');
    await reconcile();
  });
});
