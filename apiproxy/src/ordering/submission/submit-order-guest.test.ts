import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { createApp } from '../../app/create-app.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { orphanAfterMs } from '../../payments/payment-attempt.ts';
import { pendingMs } from '../../payments/sandbox/sandbox.testing.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  codeOf,
  documents,
  guestContact,
  latte,
  payByCard,
  price,
  priceLatte,
  submit,
  takeToken,
  toOrder,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const jobs = collectJobs(modules);

describe('placing an order as a guest', () => {
  const clock = createTestClock();
  let test: TestApp;
  let guest: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    guest = openBrowser(test.app);
  });
  after(() => test.stop());
  const payments = () =>
    test.deps.db.selectFrom('sandbox_payment').selectAll().orderBy('reference').execute();
  const books = async () => ({
    orders: (await test.deps.db.selectFrom('orders').select('order_id').execute()).length,
    held: (await payments()).filter(({ state }) => state === 'HELD').length,
  });
  const paymentOf = async (orderId: string) =>
    (await payments()).filter(({ reference }) => reference.startsWith(orderId));
  const ready = async (number?: string) => ({
    ...(await priceLatte(guest, true)),
    token: await takeToken(test.deps, number),
  });

  it('is refused before its charge if the provider charges no card for so little, D-163', async () => {
    const { orderId, totalMinor, token } = await ready();
    const { paymentModule } = test.deps;
    const changing: { paymentModule: typeof paymentModule } = test.deps;
    const least = (minor: number) => ({ ...paymentModule, lowestCharge: { USD: minor, CAD: minor } });
    changing.paymentModule = least(totalMinor + 1);
    const input = payByCard(orderId, totalMinor, token);
    assert.equal(codeOf(await submit(guest, input, true)), 'PAYMENT_AMOUNT_TOO_LOW');
    assert.deepEqual(await paymentOf(orderId), []);
    changing.paymentModule = least(totalMinor);
    assert.equal(codeOf(await submit(guest, input, true)), undefined);
    changing.paymentModule = paymentModule;
  });

  it('charges the card once and gives a signed status path, ORD-121 ORD-100', async () => {
    const { orderId, totalMinor, token } = await ready();
    const { submitOrderGuest: order } = (await submit(guest, payByCard(orderId, totalMinor, token), true))
      .data;
    assert.equal(order.statusPath, `/menu/order/${orderId}?token=${order.orderToken}`);
    assert.deepEqual(
      (await paymentOf(orderId)).map(({ state, amount_minor }) => [state, amount_minor]),
      [['HELD', totalMinor]],
    );
    await runDueJobs(test.deps, jobs);
    assert.deepEqual(
      (await paymentOf(orderId)).map(({ state }) => state),
      ['CAPTURED'],
    );
    clock.advance(orphanAfterMs);
    await runDueJobs(test.deps, jobs);
    assert.deepEqual(
      (await paymentOf(orderId)).map(({ state }) => state),
      ['CAPTURED'],
    );

    const stranger = openBrowser(test.app);
    assert.equal((await stranger.graphql(documents.order, { orderId })).data.order, null);
    assert.equal((await stranger.graphql(documents.order, { orderId, token: 'wrong' })).data.order, null);
    assert.equal(
      (await stranger.graphql(documents.order, { orderId, token: order.orderToken })).data.order.orderNumber,
      order.orderNumber,
    );
  });

  it('stores what a guest gave: mailings if ticked, and a phone number if it can be read, ORD-107 D-34', async () => {
    for (const { given, stored } of [
      { given: { emailMarketingOptIn: false, phoneNumber: '555' }, stored: [false, null] },
      {
        given: { emailMarketingOptIn: true, phoneNumber: ' (312) 555-0100 ' },
        stored: [true, '(312) 555-0100'],
      },
    ]) {
      const { orderId, totalMinor, token } = await ready();
      const input = payByCard(orderId, totalMinor, token, { guest: { ...guestContact, ...given } });
      assert.equal(codeOf(await submit(guest, input, true)), undefined);
      const order = await test.deps.db
        .selectFrom('orders')
        .select(['marketing_opt_in', 'phone_number'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      assert.deepEqual([order.marketing_opt_in, order.phone_number], stored);
    }
  });

  it('makes one order and one hold of fifteen racing submits, ORD-103', async () => {
    const { orderId, totalMinor, token } = await ready();
    const before = await books();
    const replies = await Promise.all(
      Array.from({ length: 15 }, () => submit(guest, payByCard(orderId, totalMinor, token), true)),
    );
    assert.deepEqual(
      replies.flatMap(({ errors }) => errors ?? []),
      [],
    );
    assert.equal(new Set(replies.map(({ data }) => data.submitOrderGuest.orderNumber)).size, 1);
    assert.deepEqual(await books(), { orders: before.orders + 1, held: before.held + 1 });
  });

  it('stores one order when two cards race for it, and lets the other card’s money go', async () => {
    const { orderId, totalMinor, token } = await ready();
    const other = await takeToken(test.deps, '5555555555554444');
    const replies = await Promise.all(
      [token, other].map((card) => submit(guest, payByCard(orderId, totalMinor, card), true)),
    );
    assert.deepEqual(replies.map(codeOf).sort(), ['IDEMPOTENCY_CONFLICT', undefined]);
    clock.advance(orphanAfterMs);
    await runDueJobs(test.deps, jobs);
    const states = (await paymentOf(orderId)).map(({ state }) => state).sort();
    assert.equal(states.filter((state) => state === 'CAPTURED').length, 1);
    assert.ok(!states.includes('HELD'));
  });

  for (const [number, code] of [
    ['4000000000000002', 'PAYMENT_DECLINED'],
    ['4000000000009995', 'PAYMENT_DECLINED'],
    ['4000000000000069', 'PAYMENT_CARD_EXPIRED'],
    ['4000000000009235', 'PAYMENT_REVIEW'],
    ['4000000000003220', 'PAYMENT_REVIEW'],
    ['4000000000003063', 'PAYMENT_REVIEW'],
    ['4000000000000119', 'PAYMENT_PROVIDER_DOWN'],
  ] as const)
    it(`reports ${code} for the card ${number}, stores nothing, and takes another card for the same order`, async () => {
      const { orderId, totalMinor, token } = await ready(number);
      const before = await books();
      for (let time = 0; time < 2; time += 1)
        assert.equal(codeOf(await submit(guest, payByCard(orderId, totalMinor, token), true)), code);
      assert.deepEqual(await books(), before);
      const better = await takeToken(test.deps, '378282246310005');
      assert.equal(codeOf(await submit(guest, payByCard(orderId, totalMinor, better), true)), undefined);
    });

  it('answers PAYMENT_PENDING while the bank decides; the same submission then places the order once, ORD-103', async () => {
    const { orderId, totalMinor, token } = await ready('4000000000000077');
    const before = await books();
    const again = () => submit(guest, payByCard(orderId, totalMinor, token), true);
    assert.deepEqual([codeOf(await again()), codeOf(await again())], ['PAYMENT_PENDING', 'PAYMENT_PENDING']);
    assert.deepEqual(await books(), before);
    clock.advance(pendingMs);
    await runDueJobs(test.deps, jobs);
    assert.equal(codeOf(await again()), undefined);
    assert.equal((await books()).orders, before.orders + 1);
    assert.deepEqual(
      (await paymentOf(orderId)).map(({ state }) => state),
      ['HELD'],
    );
  });

  it('places the order once when the bank approves the payment after the guest had left, ORD-103, ORD-109', async () => {
    const { orderId, totalMinor, token } = await ready('4000000000000077');
    assert.equal(codeOf(await submit(guest, payByCard(orderId, totalMinor, token), true)), 'PAYMENT_PENDING');
    for (const wait of [pendingMs, orphanAfterMs]) {
      clock.advance(wait);
      await runDueJobs(test.deps, jobs);
    }
    assert.deepEqual(
      (await paymentOf(orderId)).map(({ state }) => state),
      ['CAPTURED'],
    );
    const placed = test.deps.db.selectFrom('orders').select('order_id').where('order_id', '=', orderId);
    assert.equal((await placed.execute()).length, 1);
  });

  it('refuses a token that is older than its life, ORD-121', async () => {
    const { orderId, totalMinor, token } = await ready();
    clock.advance(299_000);
    const fresh = await priceLatte(guest, true);
    clock.advance(1_001);
    assert.equal(
      codeOf(await submit(guest, payByCard(fresh.orderId, totalMinor, token), true)),
      'PAYMENT_TOKEN_EXPIRED',
    );
    assert.equal(orderId, fresh.orderId);
    clock.advance(300_000);
    assert.equal(codeOf(await submit(guest, payByCard(orderId, totalMinor, token), true)), 'PRICE_EXPIRED');
  });

  it('takes a token for one order only, and no token that was never given, ORD-121', async () => {
    const { orderId, totalMinor, token } = await ready();
    await submit(guest, payByCard(orderId, totalMinor, token), true);
    const next = await priceLatte(guest, true);
    assert.equal(
      codeOf(await submit(guest, payByCard(next.orderId, totalMinor, token), true)),
      'PAYMENT_TOKEN_UNKNOWN',
    );
    assert.equal(
      codeOf(await submit(guest, payByCard(next.orderId, totalMinor, 'made up'), true)),
      'PAYMENT_TOKEN_UNKNOWN',
    );
  });

  for (const [code, because, change] of [
    [
      'TENDER_MISMATCH',
      'a guest pays with a stored-value card, ORD-121',
      (total: number) => ({ tenders: [{ id: 'card-gold-1', tender: 'SVC', amountMinor: total }] }),
    ],
    [
      'TENDER_MISMATCH',
      'the amount is not the price',
      (total: number, token: string) => ({
        tenders: [{ id: token, tender: 'CARD', amountMinor: total - 1 }],
      }),
    ],
    [
      'TIP_NOT_ALLOWED',
      'a tip on a card is above its cap',
      (total: number, token: string) => ({
        tipAmountMinor: 2001,
        tenders: [{ id: token, tender: 'CARD', amountMinor: total + 2001 }],
      }),
    ],
    ['VALIDATION', 'nobody is named', () => ({ guest: null })],
    ['VALIDATION', 'the address is none', () => ({ guest: { ...guestContact, email: 'ada' } })],
    ['VALIDATION', 'the address is a list', () => ({ guest: { ...guestContact, email: 'a,b@x.example' } })],
    [
      'VALIDATION',
      'the address has a name',
      () => ({ guest: { ...guestContact, email: 'Victim<v@x.example>' } }),
    ],
    ['VALIDATION', 'the name has a line break', () => ({ guest: { ...guestContact, firstName: 'A\r\nb' } })],
    ['VALIDATION', 'the name is empty', () => ({ guest: { ...guestContact, firstName: '  ' } })],
  ] as const)
    it(`refuses ${code} when ${because}, and charges nothing`, async () => {
      const { orderId, totalMinor, token } = await ready();
      const before = await books();
      assert.equal(
        codeOf(
          await submit(
            guest,
            { ...payByCard(orderId, totalMinor, token), ...change(totalMinor, token) },
            true,
          ),
        ),
        code,
      );
      assert.deepEqual(await books(), before);
    });

  it('charges a guest’s card the price and the tip in one amount, L-04', async () => {
    const { orderId, totalMinor, token } = await ready();
    const paid = totalMinor + 200;
    const tender = { id: token, tender: 'CARD', amountMinor: paid };
    const reply = await submit(
      guest,
      { ...payByCard(orderId, totalMinor, token), tipAmountMinor: 200, tenders: [tender] },
      true,
    );
    assert.equal(codeOf(reply), undefined);
    const { amount_minor } = await test.deps.db
      .selectFrom('order_tender')
      .select('amount_minor')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    assert.equal(amount_minor, paid);
  });

  it('gives a guest no price where only stored-value cards are taken, ORD-106, ORD-120', async () => {
    const reply = await price(guest, toOrder([{ sku: latte }], { storeNumber: '1007' }), true);
    assert.equal(codeOf(reply), 'SVC_ONLY_STORE');
  });

  it('refuses another guest’s order, ORD-100', async () => {
    const { orderId, totalMinor, token } = await ready();
    const other = openBrowser(test.app);
    await priceLatte(other, true);
    assert.equal(codeOf(await submit(other, payByCard(orderId, totalMinor, token), true)), 'ORDER_NOT_FOUND');
  });
});

describe('a server that dies between the bank’s yes and storing the order', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());

  /** The bank holds the payment and the reply is lost: the request ends as after a crash of the process. */
  const dyingDeps = (): AppDeps => ({
    ...test.deps,
    payments: {
      ...test.deps.payments,
      authorise: async (request) => {
        await test.deps.payments.authorise(request);
        throw new Error('killed');
      },
    },
  });
  const dieOnce = async () => {
    const dying = await createApp(dyingDeps());
    const guest = openBrowser(dying);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    const payload = payByCard(orderId, totalMinor, await takeToken(test.deps));
    assert.equal(codeOf(await submit(guest, payload, true)), 'UNEXPECTED_ERROR');
    await dying.close();
    const restarted = openBrowser(test.app);
    for (const [name, value] of guest.cookies) restarted.cookies.set(name, value);
    return { guest: restarted, orderId, payload };
  };
  const stateOf = async (orderId: string) =>
    (await test.deps.db.selectFrom('sandbox_payment').select(['reference', 'state']).execute())
      .filter(({ reference }) => reference.startsWith(orderId))
      .map(({ state }) => state);

  it('holds the money once when the guest tries again, and stores the order', async () => {
    const { guest, orderId, payload } = await dieOnce();
    assert.deepEqual(await stateOf(orderId), ['HELD']);
    assert.equal(codeOf(await submit(guest, payload, true)), undefined);
    await runDueJobs(test.deps, jobs);
    assert.deepEqual(await stateOf(orderId), ['CAPTURED']);
  });

  it('lets the money go when the guest never comes back, and a late try cannot take it again', async () => {
    const { guest, orderId, payload } = await dieOnce();
    clock.advance(orphanAfterMs - 1);
    await runDueJobs(test.deps, jobs);
    assert.deepEqual(await stateOf(orderId), ['HELD']);
    clock.advance(1);
    await runDueJobs(test.deps, jobs);
    assert.deepEqual(await stateOf(orderId), ['VOIDED']);
    assert.equal(codeOf(await submit(guest, payload, true)), 'PRICE_EXPIRED');
  });
});
