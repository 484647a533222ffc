import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { modules } from '../../../app/modules.ts';
import { collectJobs } from '../../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../../operations/reconcile.ts';
import { orphanAfterMs } from '../../../payments/payment-attempt.ts';
import { decidePayment } from '../../../payments/sandbox/sandbox.testing.ts';
import { openBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { storeCard } from '../../../testing/cards-kit.ts';
import {
  codeOf,
  goodStore,
  latte,
  payByCard,
  priceLatte,
  submit,
  takeToken,
} from '../../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { decidedWithinMs } from '../../../payments/payments.public.ts';

/** The webhook is delivered over HTTP, to a server that does not listen here. */
const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const asks = {
  inFrame: '4000000000003220',
  onPage: '4000000000003063',
  later: '4000000000000077',
  refusesLater: '4000000000000853',
} as const;
const fields =
  'orderId status errorCode reason action { kind url } order { orderId orderNumber tenders { kind } }';

describe('an order whose card payment is not decided at once', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    member = openBrowser(test.app);
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60 * 60_000);
    await member.signIn('green');
  });
  const page = () => `${test.deps.publicOrigin}/menu/cart`;
  const byCard = (orderId: string, amountMinor: number, id: string, more: object = {}) => ({
    orderId,
    storeNumber: goodStore,
    tenders: [{ id, tender: 'CARD', amountMinor }],
    returnUrl: page(),
    ...more,
  });
  const start = async (number: string) => {
    const { orderId, totalMinor } = await priceLatte(member);
    const input = byCard(orderId, totalMinor, await takeToken(test.deps, number));
    return { orderId, totalMinor, input, code: codeOf(await submit(member, input)) };
  };
  const ask = async (orderId: string, browser = member) =>
    (await browser.graphql(`query ($id: ID!) { orderPayment(orderId: $id) { ${fields} } }`, { id: orderId }))
      .data.orderPayment;
  const cancel = async (orderId: string, browser = member) =>
    (
      await browser.graphql(`mutation ($id: ID!) { cancelOrderPayment(orderId: $id) { ${fields} } }`, {
        id: orderId,
      })
    ).data.cancelOrderPayment;
  const answer = async (url: string, isApproved: boolean) => {
    const key = new URL(url).pathname.split('/').at(-1) ?? '';
    return decidePayment(test.deps, { column: 'action_key', value: key }, isApproved);
  };
  const orders = async (orderId: string) =>
    (await test.deps.db.selectFrom('orders').select('order_id').where('order_id', '=', orderId).execute())
      .length;
  const states = async (orderId: string) =>
    (
      await test.deps.db
        .selectFrom('sandbox_payment')
        .select('state')
        .where('subject', '=', orderId)
        .orderBy('state')
        .execute()
    ).map(({ state }) => state);
  const reconcile = async () => {
    await runDueJobs(test.deps, jobs);
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };

  it('waits for the customer’s answer in the bank’s frame, and is placed once after it, ORD-109, D-25', async () => {
    const { orderId, input, code } = await start(asks.inFrame);
    assert.equal(code, 'PAYMENT_ACTION_REQUIRED');
    const waiting = await ask(orderId);
    assert.deepEqual(
      [waiting.status, waiting.action.kind, waiting.order],
      ['ACTION_REQUIRED', 'challenge', null],
    );
    assert.equal(await orders(orderId), 0);
    await answer(waiting.action.url, true);
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(orderId)));
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set(['PLACED']));
    assert.equal(new Set(replies.map(({ order }) => order.orderNumber)).size, 1);
    assert.equal((await submit(member, input)).data.submitOrder.orderNumber, replies[0].order.orderNumber);
    assert.equal(await orders(orderId), 1);
    await reconcile();
    assert.deepEqual(await states(orderId), ['CAPTURED']);
  });

  it('ends without an order and without money when the bank declines, and another card pays it, ORD-109', async () => {
    const { orderId, totalMinor } = await start(asks.inFrame);
    const waiting = await ask(orderId);
    await answer(waiting.action.url, false);
    const refused = await ask(orderId);
    assert.deepEqual([refused.status, refused.errorCode], ['FAILED', 'PAYMENT_DECLINED']);
    const other = byCard(orderId, totalMinor, await takeToken(test.deps));
    assert.equal(codeOf(await submit(member, other)), undefined);
    await reconcile();
    assert.deepEqual(await states(orderId), ['CAPTURED', 'REFUSED']);
  });

  it('keeps the bank’s own reason of a refusal that comes later, CRD-089, D-04', async () => {
    const { orderId, code } = await start(asks.refusesLater);
    assert.equal(code, 'PAYMENT_PENDING');
    clock.advance(10_000);
    await runDueJobs(test.deps, jobs);
    const refused = await ask(orderId);
    assert.deepEqual(
      [refused.status, refused.errorCode, refused.reason],
      ['FAILED', 'PAYMENT_DECLINED', '121062'],
    );
    await reconcile();
  });

  it('stays placed when another card is undecided after the first one placed it, and releases the other one, D-25', async () => {
    const { orderId, totalMinor } = await start(asks.inFrame);
    const { action } = await ask(orderId);
    const other = byCard(orderId, totalMinor, await takeToken(test.deps, asks.onPage));
    const { authorise } = test.deps.payments;
    const payments: { authorise: typeof authorise } = test.deps.payments;
    payments.authorise = async (request) => {
      const result = await authorise(request);
      await answer(action.url, true);
      assert.equal((await ask(orderId)).status, 'PLACED');
      return result;
    };
    const reply = await submit(member, other);
    payments.authorise = authorise;
    assert.equal(codeOf(reply), 'IDEMPOTENCY_CONFLICT');
    assert.equal((await ask(orderId)).status, 'PLACED');
    await reconcile();
    assert.deepEqual([await orders(orderId), await states(orderId)], [1, ['CAPTURED', 'VOIDED']]);
  });

  it('charges a stored payment method that asks in the same way, D-142', async () => {
    const stored = await storeCard(member, test.deps, asks.onPage);
    const { orderId, totalMinor } = await priceLatte(member);
    assert.equal(
      codeOf(await submit(member, byCard(orderId, totalMinor, stored))),
      'PAYMENT_ACTION_REQUIRED',
    );
    const { action } = await ask(orderId);
    assert.equal(action.kind, 'redirect');
    await answer(action.url, true);
    assert.equal((await ask(orderId)).status, 'PLACED');
    await reconcile();
  });

  it('can be paid with the same stored method after the bank declined or the customer gave up: the bank asks again, ORD-103, ORD-109, D-142', async () => {
    const stored = await storeCard(member, test.deps, asks.inFrame);
    const { orderId, totalMinor } = await priceLatte(member);
    const input = byCard(orderId, totalMinor, stored);
    const send = async () => {
      assert.equal(codeOf(await submit(member, input)), 'PAYMENT_ACTION_REQUIRED');
      return (await ask(orderId)).action.url as string;
    };
    await answer(await send(), false);
    assert.equal((await ask(orderId)).errorCode, 'PAYMENT_DECLINED');
    await send();
    assert.equal((await cancel(orderId)).status, 'FAILED');
    // The job that releases the given-up payment has not run yet.
    const last = await send();
    await runDueJobs(test.deps, jobs);
    await answer(last, true);
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(orderId)));
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set(['PLACED']));
    assert.equal((await submit(member, input)).data.submitOrder.orderId, orderId);
    await reconcile();
    assert.deepEqual([await orders(orderId), await states(orderId)], [1, ['CAPTURED', 'REFUSED', 'VOIDED']]);
  });

  it('is placed by the bank’s webhook when the customer does not come back', async () => {
    const { orderId } = await start(asks.onPage);
    await answer((await ask(orderId)).action.url, true);
    await test.deps.db
      .updateTable('job')
      .set({ run_at: clock.now() })
      .where('topic', '=', 'settle-order-payment')
      .where('done_at', 'is', null)
      .execute();
    await reconcile();
    assert.equal(await orders(orderId), 1);
    assert.deepEqual(await states(orderId), ['CAPTURED']);
  });

  it('is placed by the decision that comes some seconds later, PAYMENT_PENDING', async () => {
    const { orderId, code } = await start(asks.later);
    assert.equal(code, 'PAYMENT_PENDING');
    assert.equal((await ask(orderId)).status, 'PENDING');
    clock.advance(10_000);
    await runDueJobs(test.deps, jobs);
    assert.equal((await ask(orderId)).status, 'PLACED');
    await reconcile();
  });

  it('is placed at the submitted price although the price expires while the bank asks', async () => {
    const { orderId } = await start(asks.inFrame);
    const { action } = await ask(orderId);
    clock.advance(decidedWithinMs - 1000);
    await answer(action.url, true);
    assert.equal((await ask(orderId)).status, 'PLACED');
    await reconcile();
  });

  it('is given up after ten minutes without an answer, and the money is released, PAY-005', async () => {
    const { orderId } = await start(asks.inFrame);
    clock.advance(decidedWithinMs);
    await runDueJobs(test.deps, jobs);
    assert.equal((await ask(orderId)).status, 'FAILED');
    await reconcile();
    assert.deepEqual([await orders(orderId), await states(orderId)], [0, ['VOIDED']]);
  });

  it('is not placed when the customer was given another price since: the hold is released', async () => {
    const { orderId } = await start(asks.inFrame);
    const { action } = await ask(orderId);
    await priceLatte(member, false, { consumptionType: 'ConsumeInStore' });
    await answer(action.url, true);
    const ended = await ask(orderId);
    assert.deepEqual([ended.status, ended.errorCode], ['FAILED', 'PRICE_EXPIRED']);
    await reconcile();
    assert.deepEqual([await orders(orderId), await states(orderId)], [0, ['VOIDED']]);
  });

  it('is not placed when the store has closed or sold out while the bank asked: the money and the slot are released at once, O01, ORD-064', async () => {
    const { db } = test.deps;
    const setStore = (availability: 'READY' | 'CLOSED') =>
      db.updateTable('store').set({ availability }).where('store_number', '=', goodStore).execute();
    const soldOut = { store_number: goodStore, sku: latte, availability: 'SOLD_OUT' } as const;
    const slot = async () => {
      const { data } = await member.graphql(
        'query ($id: ID!) { storeByNumber(storeNumber: $id) { scheduledOrdering { slots { startsAt } } } }',
        { id: goodStore },
      );
      return data.storeByNumber.scheduledOrdering.slots[4].startsAt as string;
    };
    const placesTaken = async (startsAt: string) =>
      (
        await db
          .selectFrom('time_slot')
          .select('taken')
          .where('store_number', '=', goodStore)
          .where('starts_at', '=', new Date(startsAt))
          .executeTakeFirst()
      )?.taken ?? 0;
    for (const { code, change, undo } of [
      { code: 'STORE_CLOSED', change: () => setStore('CLOSED'), undo: () => setStore('READY') },
      {
        code: 'ITEMS_UNAVAILABLE',
        change: () => db.insertInto('store_product').values(soldOut).execute(),
        undo: () => db.deleteFrom('store_product').where('store_number', '=', goodStore).execute(),
      },
    ]) {
      const startsAt = await slot();
      const { orderId, totalMinor } = await priceLatte(member);
      const more = { scheduledOrdering: { startsAt } };
      const input = byCard(orderId, totalMinor, await takeToken(test.deps, asks.inFrame), more);
      assert.equal(codeOf(await submit(member, input)), 'PAYMENT_ACTION_REQUIRED');
      assert.equal(await placesTaken(startsAt), 1);
      const { action } = await ask(orderId);
      await change();
      await answer(action.url, true);
      const ended = await ask(orderId);
      await undo();
      assert.deepEqual([ended.status, ended.errorCode, ended.order], ['FAILED', code, null]);
      assert.equal(await placesTaken(startsAt), 0);
      await reconcile();
      assert.equal(await orders(orderId), 0);
      assert.deepEqual(new Set(await states(orderId)), new Set(['VOIDED']));
    }
  });

  it('can be given up for another card: a later approval places and charges nothing', async () => {
    const { orderId, totalMinor } = await start(asks.inFrame);
    const { action } = await ask(orderId);
    assert.deepEqual((await cancel(orderId)).status, 'FAILED');
    await runDueJobs(test.deps, jobs);
    assert.equal(await answer(action.url, true), undefined);
    const other = byCard(orderId, totalMinor, await takeToken(test.deps));
    assert.equal(codeOf(await submit(member, other)), undefined);
    await reconcile();
    assert.deepEqual(await states(orderId), ['CAPTURED', 'VOIDED']);
  });

  it('is placed by the other card only, when that one is sent while the first one still asks', async () => {
    const { orderId, totalMinor } = await start(asks.inFrame);
    const { action } = await ask(orderId);
    const other = byCard(orderId, totalMinor, await takeToken(test.deps));
    assert.equal(codeOf(await submit(member, other)), undefined);
    await answer(action.url, true);
    const ended = await ask(orderId);
    assert.deepEqual([ended.status, ended.errorCode], ['FAILED', 'IDEMPOTENCY_CONFLICT']);
    await reconcile();
    assert.deepEqual([await orders(orderId), await states(orderId)], [1, ['CAPTURED', 'VOIDED']]);
  });

  it('answers PLACED to a cancellation after the bank’s approval', async () => {
    const { orderId } = await start(asks.inFrame);
    await answer((await ask(orderId)).action.url, true);
    assert.equal((await cancel(orderId)).status, 'PLACED');
    await reconcile();
  });

  it('is its owner’s: null for others, and the page returns to our own pages only', async () => {
    const { orderId, totalMinor, input } = await start(asks.inFrame);
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    assert.equal(await ask(orderId, gold), null);
    assert.equal(await cancel(orderId, gold), null);
    assert.equal((await ask(orderId)).status, 'ACTION_REQUIRED');
    assert.equal(await ask('unknown'), null);
    const elsewhere = byCard(orderId, totalMinor, input.tenders[0]?.id ?? '', {
      returnUrl: 'https://evil.example/',
    });
    assert.equal(codeOf(await submit(member, elsewhere)), 'VALIDATION');
  });

  it('is not shown, confirmed or cancelled in the same browser after a sign-out or another sign-in, ORD-109', async () => {
    const { orderId } = await start(asks.inFrame);
    const guest = openBrowser(test.app);
    const priced = await priceLatte(guest, true);
    const token = await takeToken(test.deps, asks.inFrame);
    const input = payByCard(priced.orderId, priced.totalMinor, token, { returnUrl: page() });
    assert.equal(codeOf(await submit(guest, input, true)), 'PAYMENT_ACTION_REQUIRED');
    await member.post(restPaths.signOut);
    await guest.signIn('gold');
    for (const [id, browser] of [
      [orderId, member],
      [priced.orderId, guest],
    ] as const) {
      assert.equal(await ask(id, browser), null);
      assert.equal(await cancel(id, browser), null);
    }
    await member.signIn('gold');
    assert.equal(await ask(orderId), null);
    assert.equal(await cancel(orderId), null);
    await member.signIn('green');
    assert.equal((await ask(orderId)).status, 'ACTION_REQUIRED');
  });

  it('works for a guest’s card, and no token is stored, ORD-121', async () => {
    const guest = openBrowser(test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    const token = await takeToken(test.deps, asks.inFrame);
    const input = payByCard(orderId, totalMinor, token, { returnUrl: page() });
    assert.equal(codeOf(await submit(guest, input, true)), 'PAYMENT_ACTION_REQUIRED');
    const rows = await test.deps.db.selectFrom('order_payment').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes(token));
    await answer((await ask(orderId, guest)).action.url, true);
    assert.equal((await ask(orderId, guest)).status, 'PLACED');
    clock.advance(orphanAfterMs);
    await reconcile();
    assert.deepEqual(await states(orderId), ['CAPTURED']);
  });
});
