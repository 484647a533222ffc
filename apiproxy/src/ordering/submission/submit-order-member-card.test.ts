import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { customerService } from '@crema/shared-contracts';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { orphanAfterMs } from '../../payments/payment-attempt.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  codeOf,
  documents,
  goodStore,
  latte,
  price,
  priceLatte,
  submit,
  takeToken,
  toOrder,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const jobs = collectJobs(modules);

describe('placing an order as a member with a payment card', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());

  const card = (orderId: string, amountMinor: number, token: string, more: object = {}) => ({
    orderId,
    storeNumber: goodStore,
    tenders: [{ id: token, tender: 'CARD', amountMinor }],
    ...more,
  });
  const ready = async (number?: string) => ({
    ...(await priceLatte(gold)),
    token: await takeToken(test.deps, number),
  });
  const paymentsOf = async (orderId: string) =>
    (await test.deps.db.selectFrom('sandbox_payment').selectAll().execute()).filter(({ reference }) =>
      reference.startsWith(orderId),
    );
  const statesOf = async (orderId: string) => (await paymentsOf(orderId)).map(({ state }) => state);
  const orders = async () => (await test.deps.db.selectFrom('orders').select('order_id').execute()).length;
  const balance = async () =>
    (
      await test.deps.db
        .selectFrom('svc_card')
        .select('balance_minor')
        .where('card_id', '=', 'card-gold-1')
        .executeTakeFirstOrThrow()
    ).balance_minor;

  it('holds the amount, takes it once the order is stored, and leaves stored value alone, ORD-100 ORD-101', async () => {
    const { orderId, totalMinor, token } = await ready();
    const stored = await balance();
    const { submitOrder: order } = (await submit(gold, card(orderId, totalMinor, token))).data;
    assert.deepEqual([order.status, order.total.amountMinor], ['RECEIVED', totalMinor]);
    assert.deepEqual(
      (await paymentsOf(orderId)).map(({ state, amount_minor, currency }) => [state, amount_minor, currency]),
      [['HELD', totalMinor, 'USD']],
    );
    await runDueJobs(test.deps, jobs);
    assert.deepEqual(await statesOf(orderId), ['CAPTURED']);
    clock.advance(orphanAfterMs);
    await runDueJobs(test.deps, jobs);
    assert.deepEqual(await statesOf(orderId), ['CAPTURED']);
    assert.equal(await balance(), stored);
  });

  it('makes it the member’s order: without a token in its path, and with the receipt to the account', async () => {
    const { orderId, totalMinor, token } = await ready('5555555555554444');
    const { submitOrder: order } = (await submit(gold, card(orderId, totalMinor, token))).data;
    assert.equal(order.statusPath, `/menu/order/${orderId}`);
    const { data } = await gold.graphql('{ previousOrders(locale: "en-US", limit: 1) { id } }');
    assert.deepEqual(data.previousOrders, [{ id: orderId }]);
    assert.equal(
      (await gold.graphql(documents.order, { orderId })).data.order.orderNumber,
      order.orderNumber,
    );
    const tenders = await gold.graphql(
      'query ($id: ID!) { order(orderId: $id) { tenders { kind lastFour amount { amountMinor currency } } } }',
      { id: orderId },
    );
    assert.deepEqual(tenders.data.order.tenders, [
      { kind: 'mastercard', lastFour: '4444', amount: { amountMinor: totalMinor, currency: 'USD' } },
    ]);
    await runDueJobs(test.deps, jobs);
    const mail = readdirSync(test.deps.outboxDir)
      .map((name) => readFileSync(join(test.deps.outboxDir, name), 'utf8').replaceAll('=\r\n', ''))
      .find((text) => text.includes(order.orderNumber));
    assert.match(mail ?? '', /^To: gold@crema\.test\r$/m);
    assert.match(mail ?? '', /Paid with: Mastercard .* 4444/);
  });

  for (const [number, code] of [
    ['4000000000000002', 'PAYMENT_DECLINED'],
    ['4000000000000069', 'PAYMENT_CARD_EXPIRED'],
    ['4000000000009235', 'PAYMENT_REVIEW'],
    ['4000000000000119', 'PAYMENT_PROVIDER_DOWN'],
  ] as const)
    it(`reports ${code} for the card ${number}, stores nothing, and takes another card for the same order`, async () => {
      const { orderId, totalMinor, token } = await ready(number);
      const before = await orders();
      for (let time = 0; time < 2; time += 1)
        assert.equal(codeOf(await submit(gold, card(orderId, totalMinor, token))), code);
      assert.equal(await orders(), before);
      assert.ok(!(await statesOf(orderId)).includes('HELD'));
      const better = await takeToken(test.deps);
      assert.equal(codeOf(await submit(gold, card(orderId, totalMinor, better))), undefined);
    });

  it('answers a replay as the first time and charges once, even when price and token have expired since, ORD-103', async () => {
    const { orderId, totalMinor, token } = await ready();
    const first = await submit(gold, card(orderId, totalMinor, token));
    clock.advance(301_000);
    const again = await submit(gold, card(orderId, totalMinor, token));
    assert.equal(again.data.submitOrder.orderNumber, first.data.submitOrder.orderNumber);
    assert.equal((await paymentsOf(orderId)).length, 1);
    const other = await takeToken(test.deps);
    assert.equal(codeOf(await submit(gold, card(orderId, totalMinor, other))), 'IDEMPOTENCY_CONFLICT');
    assert.equal((await paymentsOf(orderId)).length, 1);
  });

  it('makes one order and one hold of ten racing submits, ORD-103', async () => {
    const { orderId, totalMinor, token } = await ready();
    const before = await orders();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => submit(gold, card(orderId, totalMinor, token))),
    );
    assert.deepEqual(replies.map(codeOf), Array(10).fill(undefined));
    assert.equal(new Set(replies.map(({ data }) => data.submitOrder.orderNumber)).size, 1);
    assert.deepEqual([await orders(), await statesOf(orderId)], [before + 1, ['HELD']]);
  });

  it('takes a token for one order only, and none that was never given', async () => {
    const { orderId, totalMinor, token } = await ready();
    await submit(gold, card(orderId, totalMinor, token));
    const next = await priceLatte(gold);
    for (const id of [token, 'made up', 'card-gold-1', ''])
      assert.equal(codeOf(await submit(gold, card(next.orderId, totalMinor, id))), 'PAYMENT_TOKEN_UNKNOWN');
    assert.equal(
      codeOf(await submit(gold, card(next.orderId, totalMinor, await takeToken(test.deps)))),
      undefined,
    );
  });

  for (const [code, because, change] of [
    [
      'TENDER_MISMATCH',
      'the amount is not the price, ORD-088',
      (total: number, token: string) => ({
        tenders: [{ id: token, tender: 'CARD', amountMinor: total - 1 }],
      }),
    ],
    [
      'TENDER_MISMATCH',
      'it is mixed with a stored-value card',
      (total: number, token: string) => ({
        tenders: [
          { id: token, tender: 'CARD', amountMinor: total - 100 },
          { id: 'card-gold-1', tender: 'SVC', amountMinor: 100 },
        ],
      }),
    ],
  ] as const)
    it(`refuses ${code} when ${because}, and asks no bank`, async () => {
      const { orderId, totalMinor, token } = await ready();
      const payload = { ...card(orderId, totalMinor, token), ...change(totalMinor, token) };
      assert.equal(codeOf(await submit(gold, payload)), code);
      assert.deepEqual(await paymentsOf(orderId), []);
    });

  it('holds the tip with the price, L-04', async () => {
    const { orderId, totalMinor, token } = await ready();
    const tenders = [{ id: token, tender: 'CARD', amountMinor: totalMinor + 100 }];
    const payload = { ...card(orderId, totalMinor, token), tipAmountMinor: 100, tenders };
    assert.equal(codeOf(await submit(gold, payload)), undefined);
    assert.deepEqual(
      (await paymentsOf(orderId)).map(({ amount_minor }) => amount_minor),
      [totalMinor + 100],
    );
  });

  it('refuses it where only stored-value cards are taken, before anything is charged', async () => {
    const { data } = await price(gold, toOrder([{ sku: latte }], { storeNumber: '1007' }));
    const { orderId, summary } = data.priceOrder;
    const token = await takeToken(test.deps);
    const payload = card(orderId, summary.price.amountMinor, token, { storeNumber: '1007' });
    assert.equal(codeOf(await submit(gold, payload)), 'SVC_ONLY_STORE');
    assert.deepEqual(await paymentsOf(orderId), []);
  });

  it('refuses another member’s price, and nothing is charged, ORD-100', async () => {
    const { orderId, totalMinor, token } = await ready();
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.equal(codeOf(await submit(green, card(orderId, totalMinor, token))), 'ORDER_NOT_FOUND');
    assert.deepEqual(await paymentsOf(orderId), []);
  });

  for (const [number, code, row, more] of [
    ['4000001210460002', 'PAYMENT_DECLINED', 'CRD-087', { reason: '121046' }],
    ['4000001210590006', 'PAYMENT_DECLINED', 'CRD-088', { reason: '121059' }],
    ['4000001210620001', 'PAYMENT_DECLINED', 'CRD-089', { reason: '121062', phone: customerService.phone }],
    ['4000001210690004', 'PAYMENT_DECLINED', 'CRD-089', { reason: '121069' }],
    ['4000000000000002', 'PAYMENT_DECLINED', 'CRD-090', undefined],
  ] as const)
    it(`says the bank’s own reason of the card ${number}, ${row}, D-163`, async () => {
      // A session of its own: ten cards may be refused in one.
      await gold.signIn('gold');
      const { orderId, totalMinor, token } = await ready(number);
      const { errors } = await submit(gold, card(orderId, totalMinor, token));
      assert.deepEqual([errors?.[0]?.extensions.code, errors?.[0]?.extensions.params], [code, more]);
    });
});
