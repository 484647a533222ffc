import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import type { Mail } from '../../mail/mailer.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { starsOf } from '../../testing/rewards/offers-kit.ts';
import {
  codeOf,
  goodStore,
  latte,
  payByCard,
  payBySvc,
  price,
  priceLatte,
  submit,
  takeToken,
  toOrder,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { moveOrder } from '../life/move-order.ts';
import { voidOrder } from './void-order.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
// The clock is days ahead, and only the jobs of orders are run.
const checks = collectChecks(modules).filter(({ name }) => !['jobs', 'gifts to send'].includes(name));
const reward = { type: 'STAR_REWARD', code: '60' };
const voidedFields = `status earnsStarTenths
  voided { at reason returned { kind lastFour amount { amountMinor currency } } }`;
const orderQuery = `query ($id: ID!, $token: String) { order(orderId: $id, token: $token) { ${voidedFields} } }`;

describe('an order that its store cannot make', () => {
  const clock = createTestClock();
  const mails: Mail[] = [];
  let test: TestApp;
  let gold: TestBrowser;
  let stars: ReturnType<typeof starsOf>;
  before(async () => {
    test = await startTestApp({ clock, overrides: { storeBoard: true } });
    stars = starsOf(test.deps, 'member-gold');
    Object.assign(test.deps, { mailer: { send: async (mail: Mail) => void mails.push(mail) } });
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(24 * 60 * 60_000);
    gold = openBrowser(test.app);
    await gold.signIn('gold');
    mails.length = 0;
  });
  const voidIt = (orderId: string) =>
    test.deps.db.transaction().execute((trx) => voidOrder(trx, test.deps, { orderId, reason: 'SOLD_OUT' }));
  const balanceOf = async (cardId = 'card-gold-1') =>
    (
      await test.deps.db
        .selectFrom('svc_card')
        .select('balance_minor')
        .where('card_id', '=', cardId)
        .executeTakeFirstOrThrow()
    ).balance_minor;
  const reconcile = async () => {
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };
  const work = () => runDueJobs(test.deps, jobs);
  const voidedOf = async (browser: TestBrowser, id: string, token?: string) =>
    (await browser.graphql(orderQuery, { id, token })).data.order;
  const payLatte = async (more: object = {}) => {
    const { orderId, totalMinor } = await priceLatte(gold);
    const tip = 100;
    const reply = await submit(gold, payBySvc(orderId, totalMinor + tip, { tipAmountMinor: tip, ...more }));
    assert.equal(codeOf(reply), undefined);
    return { orderId, paidMinor: totalMinor + tip };
  };
  const payAsGuest = async () => {
    const guest = openBrowser(test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    const placed = await submit(guest, payByCard(orderId, totalMinor, await takeToken(test.deps)), true);
    return { guest, orderId, totalMinor, token: placed.data.submitOrderGuest.orderToken as string };
  };
  const paymentOf = async (orderId: string) =>
    test.deps.db
      .selectFrom('payment_attempt')
      .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'payment_attempt.reference')
      .select(['payment_attempt.state', 'sandbox_payment.state as at_bank', 'refunded_minor'])
      .where('order_id', '=', orderId)
      .execute();

  it('gives price and tip back to the stored-value card that paid, and says so, ORD-066 D-144', async () => {
    const before = await balanceOf();
    const { orderId, paidMinor } = await payLatte();
    assert.equal(await balanceOf(), before - paidMinor);
    assert.equal(await voidIt(orderId), true);
    assert.equal(await balanceOf(), before);
    const order = await voidedOf(gold, orderId);
    assert.deepEqual([order.status, order.earnsStarTenths], ['VOIDED', 0]);
    const { last4: lastFour } = await test.deps.db
      .selectFrom('svc_card')
      .select('last4')
      .where('card_id', '=', 'card-gold-1')
      .executeTakeFirstOrThrow();
    assert.deepEqual(order.voided, {
      at: clock.now().toISOString(),
      reason: 'SOLD_OUT',
      returned: [{ kind: 'svc', lastFour, amount: { amountMinor: paidMinor, currency: 'USD' } }],
    });
    await reconcile();
    await work();
    await reconcile();
  });

  it('mails the customer what was given back, once, ORD-066', async () => {
    const { orderId, paidMinor } = await payLatte();
    await voidIt(orderId);
    await work();
    const mail = mails.filter(({ subject }) => subject.includes('couldn’t make'));
    assert.equal(mail.length, 1);
    assert.match(mail[0]?.text ?? '', /ran out of something in your order/);
    assert.ok(mail[0]?.text.includes(`$${(paidMinor / 100).toFixed(2)} is back on your Crema Card`));
    assert.ok(mail[0]?.html.includes(`/menu/order/${orderId}`));
  });

  it('releases the hold of a bank card before the capture, and refunds it after, ORD-066', async () => {
    const early = await payAsGuest();
    await voidIt(early.orderId);
    await reconcile();
    await work();
    assert.deepEqual(await paymentOf(early.orderId), [
      { state: 'VOIDED', at_bank: 'VOIDED', refunded_minor: 0 },
    ]);
    const late = await payAsGuest();
    await work();
    await voidIt(late.orderId);
    await reconcile();
    await work();
    assert.deepEqual(await paymentOf(late.orderId), [
      { state: 'REFUNDED', at_bank: 'CAPTURED', refunded_minor: late.totalMinor },
    ]);
    await reconcile();
    const { voided } = await voidedOf(openBrowser(test.app), late.orderId, late.token);
    assert.deepEqual(voided.returned, [
      { kind: 'visa', lastFour: '4242', amount: { amountMinor: late.totalMinor, currency: 'USD' } },
    ]);
  });

  it('refunds a bank card once, however often the job of a stopped process is repeated', async () => {
    const { orderId, totalMinor } = await payAsGuest();
    await work();
    await voidIt(orderId);
    const { reference } = await test.deps.db
      .selectFrom('payment_attempt')
      .select('reference')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    // The process dies after the provider's refund, before the state is stored.
    await test.deps.payments.refund(reference, `release-${reference}`, {
      amountMinor: totalMinor,
      currency: 'USD',
    });
    await work();
    assert.deepEqual(await paymentOf(orderId), [
      { state: 'REFUNDED', at_bank: 'CAPTURED', refunded_minor: totalMinor },
    ]);
    await reconcile();
  });

  it('returns the Reward with its Stars, and earns none, ORD-110 RWD-032 D-144', async () => {
    const before = await stars.read();
    const { data } = await price(gold, toOrder([{ sku: latte }], { offers: [reward] }));
    const { orderId, summary } = data.priceOrder;
    assert.equal(codeOf(await submit(gold, payBySvc(orderId, summary.price.amountMinor))), undefined);
    assert.equal(await stars.read(), before - 600);
    await voidIt(orderId);
    assert.equal(await stars.read(), before);
    await work();
    clock.advance(13 * 60 * 60_000);
    await work();
    assert.equal(await stars.read(), before);
    assert.match(
      mails.find(({ subject }) => subject.includes('couldn’t'))?.text ?? '',
      /“Up to \$2 off” is yours/,
    );
    await reconcile();
  });

  it('releases its slot, ORD-064', async () => {
    const { data } = await gold.graphql(
      `query ($id: ID!) { storeByNumber(storeNumber: $id) { scheduledOrdering(pickUpOption: INSTORE16) { slots { startsAt available } } } }`,
      { id: goodStore },
    );
    const { startsAt } = data.storeByNumber.scheduledOrdering.slots[1];
    const takenAt = async () =>
      (
        await test.deps.db
          .selectFrom('time_slot')
          .select('taken')
          .where('store_number', '=', goodStore)
          .where('starts_at', '=', new Date(startsAt))
          .executeTakeFirst()
      )?.taken ?? 0;
    const { orderId } = await payLatte({ scheduledOrdering: { startsAt } });
    assert.equal(await takenAt(), 1);
    await voidIt(orderId);
    assert.equal(await takenAt(), 0);
    await reconcile();
  });

  it('is voided once by two presses at the same time, and not after it was handed over, ORD-066', async () => {
    const before = await balanceOf();
    const twice = await payLatte();
    const presses = await Promise.all([voidIt(twice.orderId), voidIt(twice.orderId)]);
    assert.deepEqual(presses.toSorted(), [false, true]);
    assert.equal(await balanceOf(), before);
    const handed = await payLatte();
    const pickUp = (orderId: string) =>
      test.deps.db.transaction().execute((trx) => moveOrder(trx, test.deps, { orderId, to: 'PICKED_UP' }));
    assert.equal(await pickUp(handed.orderId), true);
    assert.equal(await voidIt(handed.orderId), false);
    assert.equal(await pickUp(twice.orderId), false);
    assert.equal(await balanceOf(), before - handed.paidMinor);
    await work();
    await reconcile();
  });

  it('stays as it was when the money cannot be given back: nothing is half done', async () => {
    const { orderId } = await payLatte();
    const failing = { ...test.deps, ids: { next: () => assert.fail('no id') } };
    await assert.rejects(
      test.deps.db.transaction().execute((trx) => voidOrder(trx, failing, { orderId, reason: 'OTHER' })),
    );
    assert.equal((await voidedOf(gold, orderId)).status, 'RECEIVED');
    await reconcile();
  });

  it('gives the money to another card of the member when the paying one was closed, CRD-014', async () => {
    const { orderId, paidMinor } = await payLatte();
    const setStatus = (status: 'ACTIVE' | 'CLOSED') =>
      test.deps.db.updateTable('svc_card').set({ status }).where('card_id', '=', 'card-gold-1').execute();
    const [closed, other] = [await balanceOf(), await balanceOf('card-gold-2')];
    await setStatus('CLOSED');
    await voidIt(orderId);
    await setStatus('ACTIVE');
    assert.deepEqual([await balanceOf(), await balanceOf('card-gold-2')], [closed, other + paidMinor]);
    await reconcile();
  });

  it('gives the money to a new card when no card of the member can take it, CRD-014', async () => {
    const { orderId, paidMinor } = await payLatte();
    const cards = ['card-gold-1', 'card-gold-2'];
    const setStatus = (status: 'ACTIVE' | 'CLOSED') =>
      test.deps.db.updateTable('svc_card').set({ status }).where('card_id', 'in', cards).execute();
    await setStatus('CLOSED');
    await voidIt(orderId);
    const made = await test.deps.db
      .selectFrom('svc_card')
      .select(['balance_minor', 'member_id', 'is_primary'])
      .where('card_id', '=', `order-${orderId}-card-gold-1`)
      .executeTakeFirstOrThrow();
    assert.deepEqual(made, { balance_minor: paidMinor, member_id: 'member-gold', is_primary: true });
    await test.deps.db
      .updateTable('svc_card')
      .set({ is_primary: false })
      .where('card_id', 'like', 'order-%')
      .execute();
    await setStatus('ACTIVE');
    await reconcile();
  });

  it('stays in the list of open orders for two hours, ORD-067', async () => {
    const { guest, orderId } = await payAsGuest();
    await voidIt(orderId);
    const open = async () =>
      (await guest.graphql(`{ openOrders { orderId ${voidedFields} } }`)).data.openOrders.map(
        ({ orderId: id, status }: { orderId: string; status: string }) => [id, status],
      );
    clock.advance(2 * 60 * 60_000 - 1);
    assert.deepEqual(await open(), [[orderId, 'VOIDED']]);
    clock.advance(1);
    assert.deepEqual(await open(), []);
  });

  it('goes back to the member who paid, not to the one who has registered the card since, CRD-035', async () => {
    const { orderId, paidMinor } = await payLatte();
    const before = await balanceOf();
    const owned = (member_id: string) =>
      test.deps.db
        .updateTable('svc_card')
        .set({ member_id, is_primary: member_id === 'member-gold' })
        .where('card_id', '=', 'card-gold-1')
        .execute();
    await owned('member-green');
    await voidIt(orderId);
    assert.equal(await balanceOf(), before);
    const entry = await test.deps.db
      .selectFrom('svc_ledger')
      .innerJoin('svc_card', 'svc_card.card_id', 'svc_ledger.card_id')
      .select(['svc_card.member_id', 'svc_ledger.amount_minor'])
      .where('kind', '=', 'REFUND')
      .where('ref_id', '=', orderId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(entry, { member_id: 'member-gold', amount_minor: paidMinor });
    await owned('member-gold');
  });

  it('is marked in the previous orders with what was given back, ORD-140', async () => {
    const { orderId, paidMinor } = await payLatte();
    await voidIt(orderId);
    const { data } = await gold.graphql(
      `{ previousOrders(locale: "en-US", limit: 1) { id status voided { returned { amount { amountMinor } } } } }`,
    );
    assert.deepEqual(data.previousOrders, [
      { id: orderId, status: 'VOIDED', voided: { returned: [{ amount: { amountMinor: paidMinor } }] } },
    ]);
  });

  const cancelQuery = `mutation ($id: ID!, $token: String) { cancelOrder(orderId: $id, token: $token) { ${voidedFields} } }`;
  const cancelIt = (browser: TestBrowser, id: string, token?: string) =>
    browser.graphql(cancelQuery, { id, token });

  it('is canceled by its member before the store begins: money and tip are back at once, L-10', async () => {
    const before = await balanceOf();
    const { orderId, paidMinor } = await payLatte();
    assert.equal(await balanceOf(), before - paidMinor);
    const reply = await cancelIt(gold, orderId);
    assert.equal(reply.data.cancelOrder.status, 'VOIDED');
    assert.equal(reply.data.cancelOrder.voided.reason, 'CUSTOMER');
    assert.equal(await balanceOf(), before);
    // Again, as after a lost reply.
    assert.equal((await cancelIt(gold, orderId)).data.cancelOrder.status, 'VOIDED');
    assert.equal(await balanceOf(), before);
    await work();
    const open = await gold.graphql('{ openOrders { orderId } }');
    assert.equal(
      open.data.openOrders.some((one: { orderId: string }) => one.orderId === orderId),
      false,
    );
    assert.match(mails.map(({ subject }) => subject).join(), /Your order \S+ is canceled/);
    await reconcile();
  });

  it('is canceled by a guest with the link of the order, and the bank releases the hold, L-10', async () => {
    const { orderId, token } = await payAsGuest();
    const elsewhere = openBrowser(test.app);
    assert.equal(codeOf(await cancelIt(elsewhere, orderId)), 'ORDER_NOT_FOUND');
    assert.equal((await cancelIt(elsewhere, orderId, token)).data.cancelOrder.status, 'VOIDED');
    await work();
    const [payment] = await paymentOf(orderId);
    assert.deepEqual(payment, { state: 'VOIDED', at_bank: 'VOIDED', refunded_minor: 0 });
    await reconcile();
  });

  it('cannot be canceled once the store has begun, and of both at the same time one wins, L-10', async () => {
    const begun = await payLatte();
    const begin = (orderId: string) =>
      test.deps.db.transaction().execute((trx) => moveOrder(trx, test.deps, { orderId, to: 'PREPARING' }));
    assert.equal(await begin(begun.orderId), true);
    assert.equal(codeOf(await cancelIt(gold, begun.orderId)), 'ORDER_STARTED');
    const raced = await payLatte();
    const [moved, reply] = await Promise.all([begin(raced.orderId), cancelIt(gold, raced.orderId)]);
    assert.equal(codeOf(reply) === 'ORDER_STARTED', moved);
    await reconcile();
  });
});
