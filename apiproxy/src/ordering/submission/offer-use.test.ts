import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { decidePayment } from '../../payments/sandbox/sandbox.testing.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { giveCoupon, starsOf } from '../../testing/rewards/offers-kit.ts';
import {
  codeOf,
  goodStore,
  latte,
  payBySvc,
  price,
  submit,
  takeToken,
  toOrder,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { decidedWithinMs } from '../../payments/payments.public.ts';

/** Earned Stars of earlier orders would change the balance. */
const leftOut = ['sandbox-webhook', 'book-stars'];
const jobs = collectJobs(modules).filter(({ topic }) => !leftOut.includes(topic));
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const asksInFrame = '4000000000003220';
const declined = '4000000000000002';
const reward = { type: 'STAR_REWARD', code: '60' };
const rewardTenths = 600;

describe('the use of an offer', () => {
  const clock = createTestClock();
  let test: TestApp;
  /** Two devices of one member. */
  let phone: TestBrowser;
  let desktop: TestBrowser;
  let stars: ReturnType<typeof starsOf>;
  before(async () => {
    test = await startTestApp({ clock });
    stars = starsOf(test.deps, 'member-gold');
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60 * 60_000);
    [phone, desktop] = [openBrowser(test.app), openBrowser(test.app)];
    await phone.signIn('gold');
    await desktop.signIn('gold');
  });
  const ask = (browser: TestBrowser, offer: object) =>
    price(browser, toOrder([{ sku: latte }], { offers: [offer] }));
  const priced = async (browser: TestBrowser, offer: object) => {
    const { data } = await ask(browser, offer);
    return {
      orderId: data.priceOrder.orderId as string,
      totalMinor: data.priceOrder.summary.price.amountMinor as number,
    };
  };
  const byCard = (orderId: string, amountMinor: number, id: string) => ({
    orderId,
    storeNumber: goodStore,
    tenders: [{ id, tender: 'CARD', amountMinor }],
    returnUrl: `${test.deps.publicOrigin}/menu/cart`,
  });
  const payBySvcOf = async (browser: TestBrowser, offer: object) => {
    const { orderId, totalMinor } = await priced(browser, offer);
    return { orderId, reply: await submit(browser, payBySvc(orderId, totalMinor)) };
  };
  const uses = async (orderId: string) =>
    (
      await test.deps.db
        .selectFrom('offer_use')
        .select('state')
        .where('order_id', '=', orderId)
        .orderBy('at')
        .execute()
    ).map(({ state }) => state);
  const reconcile = async () => {
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };
  const payment = async (orderId: string) =>
    (
      await phone.graphql(
        'query ($id: ID!) { orderPayment(orderId: $id) { status errorCode action { url } } }',
        { id: orderId },
      )
    ).data.orderPayment;
  /** An order with the Reward whose payment waits for the bank's question. */
  const startAtBank = async (offer: object = reward) => {
    const { orderId, totalMinor } = await priced(phone, offer);
    const input = byCard(orderId, totalMinor, await takeToken(test.deps, asksInFrame));
    assert.equal(codeOf(await submit(phone, input)), 'PAYMENT_ACTION_REQUIRED');
    const answer = async (isApproved: boolean) => {
      const key = new URL((await payment(orderId)).action.url).pathname.split('/').at(-1) ?? '';
      await decidePayment(test.deps, { column: 'action_key', value: key }, isApproved);
      return payment(orderId);
    };
    return { orderId, totalMinor, answer };
  };

  it('debits the Stars with the order, once, and the order names it, ORD-110 RWD-032', async () => {
    const before = await stars.read();
    const { orderId, totalMinor } = await priced(phone, reward);
    assert.equal(await stars.read(), before);
    const input = payBySvc(orderId, totalMinor);
    const replies = await Promise.all([input, input, input].map((same) => submit(phone, same)));
    assert.deepEqual(new Set(replies.map(codeOf)), new Set([undefined]));
    assert.equal(await stars.read(), before - rewardTenths);
    const { data } = await phone.graphql(
      `query ($id: ID!) { order(orderId: $id) { offer { type code title stars discount { amountMinor } }
         summary { rows { key label amount { amountMinor } } } } }`,
      { id: orderId },
    );
    assert.deepEqual(data.order.offer, {
      ...reward,
      title: 'Up to $2 off',
      stars: 60,
      discount: { amountMinor: 200 },
    });
    assert.deepEqual(data.order.summary.rows[1], {
      key: 'discount',
      label: 'Up to $2 off',
      amount: { amountMinor: -200 },
    });
    const previous = await phone.graphql(
      '{ previousOrders(locale: "en-US", limit: 1) { offer { title discount { amountMinor } } } }',
    );
    assert.deepEqual(previous.data.previousOrders[0].offer, {
      title: 'Up to $2 off',
      discount: { amountMinor: 200 },
    });
    await reconcile();
  });

  it('is on the receipt, as a line with the amount that it takes off, ORD-110', async () => {
    const coupon = await giveCoupon(test.deps, 'member-gold');
    const { orderId } = await payBySvcOf(phone, coupon);
    const sent: string[] = [];
    await runDueJobs({ ...test.deps, mailer: { send: async ({ text }) => void sent.push(text) } }, jobs);
    const { order_number } = await test.deps.db
      .selectFrom('orders')
      .select('order_number')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const receipt = sent.find((text) => text.includes(order_number));
    assert.match(receipt ?? '', /^20% off your order {2}-\$0\.99$/m);
  });

  for (const { kind, offerOf } of [
    { kind: 'a coupon', offerOf: () => giveCoupon(test.deps, 'member-gold') },
    {
      kind: 'the Stars of one Reward',
      offerOf: async () => {
        await stars.give(rewardTenths + 100 - (await stars.read()));
        return reward;
      },
    },
  ])
    it(`goes to one of five orders that are sent at once, the others are refused and unpaid: ${kind}, ORD-110 ORD-163`, async () => {
      const offer = await offerOf();
      const inputs = [];
      for (const browser of [
        phone,
        desktop,
        openBrowser(test.app),
        openBrowser(test.app),
        openBrowser(test.app),
      ]) {
        await browser.signIn('gold');
        const { orderId, totalMinor } = await priced(browser, offer);
        inputs.push({ browser, input: payBySvc(orderId, totalMinor) });
      }
      const replies = await Promise.all(inputs.map(({ browser, input }) => submit(browser, input)));
      assert.deepEqual(replies.map(codeOf).toSorted(), [
        ...Array<string>(4).fill('REWARD_NOT_APPLIED'),
        undefined,
      ]);
      const placed = await test.deps.db
        .selectFrom('orders')
        .select('order_id')
        .where(
          'order_id',
          'in',
          inputs.map(({ input }) => input.orderId),
        )
        .execute();
      assert.equal(placed.length, 1);
      await reconcile();
      await stars.give(5_000);
    });

  it('is refused with the reason when it was spent, has expired, or the Stars are gone, ORD-163 D-163', async () => {
    const coupon = await giveCoupon(test.deps, 'member-gold');
    const brief = await giveCoupon(test.deps, 'member-gold', {
      expires_at: new Date('2026-06-03T00:00:00Z'),
    });
    const onPhone = await priced(phone, coupon);
    assert.equal(codeOf((await payBySvcOf(desktop, coupon)).reply), undefined);
    const late = await submit(phone, payBySvc(onPhone.orderId, onPhone.totalMinor));
    assert.deepEqual(
      [codeOf(late), late.errors?.[0]?.extensions.params],
      ['REWARD_NOT_APPLIED', { ...coupon, description: 'You’ve already used this offer.' }],
    );
    const again = await ask(phone, coupon);
    assert.deepEqual(
      [codeOf(again), again.errors?.[0]?.extensions.params],
      ['REWARD_NOT_APPLIED', { ...coupon, description: 'You’ve already used this offer.' }],
    );

    // The store is in Chicago: its day ends at 05:00 UTC (E05).
    clock.set('2026-06-04T04:59:30Z');
    const inTime = await priced(phone, brief);
    clock.advance(31_000);
    const expired = await submit(phone, payBySvc(inTime.orderId, inTime.totalMinor));
    assert.deepEqual(
      [codeOf(expired), expired.errors?.[0]?.extensions.params],
      ['REWARD_NOT_APPLIED', { ...brief, description: 'This offer expired on June 3, 2026.' }],
    );

    const withStars = await priced(phone, reward);
    const balance = await stars.read();
    await stars.give(-balance + 599);
    const poor = await submit(phone, payBySvc(withStars.orderId, withStars.totalMinor));
    assert.deepEqual(
      [codeOf(poor), poor.errors?.[0]?.extensions.params],
      ['REWARD_NOT_APPLIED', { ...reward, description: 'You need 0.1 more Stars.' }],
    );
    await stars.give(5_000);
  });

  it('of another member, or of nobody, is refused, ORD-163', async () => {
    const green = await giveCoupon(test.deps, 'member-green');
    const reply = await ask(phone, green);
    assert.deepEqual(
      [codeOf(reply), reply.errors?.[0]?.extensions.params],
      ['REWARD_NOT_APPLIED', { ...green, description: 'This offer isn’t in your account.' }],
    );
  });

  it('costs nothing when the card is declined at once, ORD-110', async () => {
    const before = await stars.read();
    const { orderId, totalMinor } = await priced(phone, reward);
    const token = await takeToken(test.deps, declined);
    assert.equal(codeOf(await submit(phone, byCard(orderId, totalMinor, token))), 'PAYMENT_DECLINED');
    assert.deepEqual([await stars.read(), await uses(orderId)], [before, []]);
    const other = byCard(orderId, totalMinor, await takeToken(test.deps));
    assert.equal(codeOf(await submit(phone, other)), undefined);
    assert.deepEqual([await stars.read(), await uses(orderId)], [before - rewardTenths, ['SPENT']]);
  });

  it('is held while the bank asks: another device cannot spend it, and it is spent with the approval, ORD-110', async () => {
    const coupon = await giveCoupon(test.deps, 'member-gold');
    const { orderId, answer } = await startAtBank(coupon);
    assert.deepEqual(await uses(orderId), ['HELD']);
    assert.equal(codeOf(await ask(desktop, coupon)), 'REWARD_NOT_APPLIED');
    await reconcile();
    assert.equal((await answer(true)).status, 'PLACED');
    assert.deepEqual(await uses(orderId), ['SPENT']);
    await reconcile();
  });

  it('is spent with the approval although it expires while the bank asks, ORD-110', async () => {
    const coupon = await giveCoupon(test.deps, 'member-gold', {
      expires_at: new Date(clock.now().getTime() + 60_000),
    });
    const { answer } = await startAtBank(coupon);
    clock.advance(2 * 60_000);
    assert.equal((await answer(true)).status, 'PLACED');
  });

  it('returns its Stars when the bank declines, the customer gives up, or nobody answers, ORD-110 D-144', async () => {
    const before = await stars.read();
    for (const end of [
      async ({ answer }: Awaited<ReturnType<typeof startAtBank>>) => void (await answer(false)),
      async ({ orderId }: Awaited<ReturnType<typeof startAtBank>>) =>
        void (await phone.graphql('mutation ($id: ID!) { cancelOrderPayment(orderId: $id) { status } }', {
          id: orderId,
        })),
      async () => {
        clock.advance(decidedWithinMs);
        await runDueJobs(test.deps, jobs);
      },
    ]) {
      const started = await startAtBank();
      assert.equal(await stars.read(), before - rewardTenths);
      await end(started);
      assert.equal((await payment(started.orderId)).status, 'FAILED');
      assert.deepEqual(
        [await stars.read(), new Set(await uses(started.orderId))],
        [before, new Set(['RETURNED'])],
      );
      await reconcile();
    }
  });

  it('that was returned can be used again, also for the same order with another card, ORD-110', async () => {
    const before = await stars.read();
    const { orderId, totalMinor, answer } = await startAtBank();
    await answer(false);
    const other = byCard(orderId, totalMinor, await takeToken(test.deps));
    assert.equal(codeOf(await submit(phone, other)), undefined);
    assert.deepEqual(
      [await stars.read(), (await uses(orderId)).toSorted()],
      [before - rewardTenths, ['RETURNED', 'SPENT']],
    );
    await reconcile();
  });

  it('is spent once when another card is faster than the bank’s question, ORD-110', async () => {
    const before = await stars.read();
    const { orderId, totalMinor, answer } = await startAtBank();
    const other = byCard(orderId, totalMinor, await takeToken(test.deps));
    assert.equal(codeOf(await submit(phone, other)), undefined);
    assert.equal((await answer(true)).status, 'FAILED');
    assert.deepEqual([await stars.read(), await uses(orderId)], [before - rewardTenths, ['SPENT']]);
    await reconcile();
  });

  it('of the last Stars: the second of two payments that wait for the bank is refused and released, ORD-110', async () => {
    const coupon = await giveCoupon(test.deps, 'member-gold');
    const onDesktop = await priced(desktop, coupon);
    await startAtBank(coupon);
    const token = await takeToken(test.deps, asksInFrame);
    const refused = await submit(desktop, byCard(onDesktop.orderId, onDesktop.totalMinor, token));
    assert.equal(codeOf(refused), 'REWARD_NOT_APPLIED');
    assert.deepEqual(await uses(onDesktop.orderId), []);
    await reconcile();
  });
});
