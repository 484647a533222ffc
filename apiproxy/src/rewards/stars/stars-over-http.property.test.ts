import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import fc from 'fast-check';
import { modules } from '../../app/modules.ts';
import { bookChargebacks } from '../../cards/chargebacks/book-chargebacks.job.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { voidOrder } from '../../ordering/voiding/void-order.ts';
import { chargeBack } from '../../payments/sandbox/sandbox.testing.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { newRequest, send, storeCard } from '../../testing/cards-kit.ts';
import {
  codeOf,
  latte,
  payByCard,
  payBySvc,
  price,
  submit,
  takeToken,
  toOrder,
} from '../../testing/ordering-kit.ts';
import { assertStarsAgree } from '../../testing/rewards/stars-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { scheduleLevelYears } from '../levels/level-years.job.ts';
import { scheduleStarExpiry } from './expire-stars.job.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const names = ['green', 'gold', 'reserve'] as const;
const svcCards = ['card-green-1', 'card-gold-1', 'card-reserve-1'] as const;
/** Orders wait for a pick-up, a store that voids them, or the bank. */
const moveOrder = 'move-order';
const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const jobsWithoutStore = jobs.filter(({ topic }) => topic !== moveOrder);

const document = 'query { memberRewards { starTenths starsThisYearTenths expiringSoon { starsExpiring } } }';
const history = `query ($cursor: String) { starHistory(cursor: $cursor, limit: 50) {
  entries { kind starTenths askedTenths balanceAfterTenths } nextCursor } }`;
const redeem = 'mutation ($promoCode: String!) { redeemPromoCode(promoCode: $promoCode) { message } }';
const orderQuery = 'query ($id: ID!) { order(orderId: $id) { earnsStarTenths status } }';

interface Entry {
  readonly kind: string;
  readonly starTenths: number;
  readonly askedTenths: number;
  readonly balanceAfterTenths: number;
}
interface Step {
  readonly operation: OperationName;
  readonly member: number;
  readonly pick: number;
}
interface Facts extends Pick<Step, 'pick'> {
  readonly test: TestApp;
  readonly browser: TestBrowser;
  readonly svcCard: string;
  readonly memberId: string;
  readonly method: string;
  readonly wait: (ms: number) => Promise<void>;
}
type Operation = (facts: Facts) => Promise<boolean>;

/** Prices two lattes, with the Reward of this many Stars if it is usable; undefined if it is not. */
const priceWith = async ({ browser }: Facts, stars: number | undefined) => {
  const offers = stars === undefined ? [] : [{ type: 'STAR_REWARD', code: String(stars) }];
  const reply = await price(browser, toOrder([{ sku: latte }, { sku: latte }], { offers }));
  const priced = reply.data?.priceOrder;
  return priced && { orderId: priced.orderId as string, total: priced.summary.price.amountMinor as number };
};
const payFrom = ({ svcCard }: Facts, orderId: string, total: number) =>
  payBySvc(orderId, total, { tenders: [{ id: svcCard, tender: 'SVC', amountMinor: total }] });
const usualReward = 60;
const treat = 200;

/** The orders of the member that a store still works at, the oldest first. */
const openOrder = ({ test, memberId }: Facts) =>
  test.deps.db
    .selectFrom('orders')
    .select('order_id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['RECEIVED', 'PREPARING', 'READY'])
    .orderBy('placed_at')
    .limit(1)
    .executeTakeFirst();

/** Operations that move Stars. Each is sent by HTTP, except for what a store or the bank does; each may be refused. */
const operations = {
  order: async (facts) => {
    const priced = await priceWith(facts, undefined);
    if (!priced) return false;
    const input = payFrom(facts, priced.orderId, priced.total);
    const first = await submit(facts.browser, input);
    const again = await submit(facts.browser, input);
    assert.deepEqual(again.data?.submitOrder?.orderNumber, first.data?.submitOrder?.orderNumber);
    return codeOf(first) === undefined;
  },
  orderByBankCard: async (facts) => {
    const priced = await priceWith(facts, undefined);
    if (!priced) return false;
    const { guest: _guest, ...input } = payByCard(
      priced.orderId,
      priced.total,
      await takeToken(facts.test.deps),
    );
    return codeOf(await submit(facts.browser, input)) === undefined;
  },
  reward: async (facts) => {
    const priced = await priceWith(facts, usualReward);
    if (!priced) return false;
    const input = payFrom(facts, priced.orderId, priced.total);
    const replies = await Promise.all([submit(facts.browser, input), submit(facts.browser, input)]);
    return replies.some((reply) => codeOf(reply) === undefined);
  },
  // Two devices spend the same Stars.
  rewardTwice: async (facts) => {
    const [one, other] = [await priceWith(facts, treat), await priceWith(facts, treat)];
    if (!one || !other) return false;
    const replies = await Promise.all(
      [one, other].map(({ orderId, total }) => submit(facts.browser, payFrom(facts, orderId, total))),
    );
    return replies.some((reply) => codeOf(reply) === undefined);
  },
  pickUp: async (facts) => {
    const order = await openOrder(facts);
    await facts.wait(35 * minuteMs);
    await runDueJobs(facts.test.deps, jobs);
    return order !== undefined;
  },
  voidOrder: async (facts) => {
    const order = await openOrder(facts);
    if (!order) return false;
    const voiding = { orderId: order.order_id, reason: 'SOLD_OUT' } as const;
    const { db } = facts.test.deps;
    const isVoided = await db.transaction().execute((trx) => voidOrder(trx, facts.test.deps, voiding));
    assert.equal(await db.transaction().execute((trx) => voidOrder(trx, facts.test.deps, voiding)), false);
    return isVoided;
  },
  chargeBack: async ({ test, memberId, pick }) => {
    const payments = await test.deps.db
      .selectFrom('payment_attempt')
      .innerJoin('orders', 'orders.order_id', 'payment_attempt.order_id')
      .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'payment_attempt.reference')
      .select(['payment_attempt.reference', 'total_minor'])
      .where('orders.member_id', '=', memberId)
      .where('sandbox_payment.state', '=', 'CAPTURED')
      .where('payment_attempt.reference', 'not in', (eb) =>
        eb.selectFrom('sandbox_chargeback').select('reference'),
      )
      .orderBy('placed_at')
      .execute();
    const payment = payments[pick % Math.max(1, payments.length)];
    if (!payment) return false;
    const part = pick % 2 === 0 ? payment.total_minor : Math.floor(payment.total_minor / 3);
    await chargeBack(test.deps, payment.reference, money(part, 'USD'));
    for (let time = 0; time < 2; time += 1)
      await bookChargebacks.run(
        { id: newRequest(), topic: bookChargebacks.topic, payload: {}, attempts: 1, failingSince: null },
        test.deps,
      );
    return true;
  },
  reload: async ({ browser, svcCard, method, pick }) => {
    const amountMinor = [2500, 3000, 5000][pick % 3];
    const input = { requestId: newRequest(), cardId: svcCard, amountMinor, paymentMethodId: method };
    const first = await send(browser, 'reloadCard', { input });
    await send(browser, 'reloadCard', { input });
    return codeOf(first) === undefined;
  },
  promo: async ({ browser, pick }) => {
    const promoCode = ['WELCOME25', 'SUNRISE50', 'ONECUP', 'WINTER26'][pick % 4];
    const first = await browser.graphql(redeem, { promoCode });
    assert.equal(codeOf(await browser.graphql(redeem, { promoCode })), codeOf(first));
    return codeOf(first) === undefined;
  },
  months: async ({ wait, pick }) => {
    await wait((20 + (pick % 80)) * dayMs);
    return true;
  },
} as const satisfies Record<string, Operation>;
type OperationName = keyof typeof operations;
const operationNames = Object.keys(operations) as OperationName[];

/** The first run: each operation in a state in which it is carried out. */
const firstRun: readonly Step[] = (
  [
    'reload',
    'order',
    'orderByBankCard',
    'chargeBack',
    'pickUp',
    'orderByBankCard',
    'pickUp',
    'chargeBack',
    'promo',
    'reward',
    'voidOrder',
    'reward',
    'pickUp',
    'rewardTwice',
    'months',
    'months',
  ] as const
).map((operation, index) => ({ operation, member: 1, pick: operation === 'promo' ? 0 : index }));
const step = fc.record({
  operation: fc.constantFrom(...operationNames),
  member: fc.nat({ max: names.length - 1 }),
  pick: fc.nat({ max: 99 }),
});

describe('random operations that move Stars, over HTTP', () => {
  const clock = createTestClock();
  let test: TestApp;
  const browsers: TestBrowser[] = [];
  const methods: string[] = [];
  before(async () => {
    test = await startTestApp({ clock });
    await scheduleStarExpiry(test.deps);
    await scheduleLevelYears(test.deps);
    for (const name of names) {
      const browser = openBrowser(test.app);
      await browser.signIn(name);
      methods.push(await storeCard(browser, test.deps));
      browsers.push(browser);
    }
  });
  after(() => test.stop());
  const signInAll = async () => {
    await test.deps.db.deleteFrom('rate_bucket').execute();
    for (const [index, name] of names.entries()) await browsers[index]!.signIn(name);
  };
  const wait = async (ms: number) => {
    clock.advance(ms);
    await signInAll();
  };
  const carriedOut = new Set<OperationName>();

  const readHistory = async (browser: TestBrowser): Promise<readonly Entry[]> => {
    const entries: Entry[] = [];
    let cursor: string | null = null;
    do {
      const page: { entries: Entry[]; nextCursor: string | null } = (
        await browser.graphql(history, { cursor })
      ).data.starHistory;
      entries.push(...page.entries);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return entries.toReversed();
  };
  /** Each member's balance, months and history agree, and no entry leads below zero. */
  const judgeMembers = async (because: string) => {
    for (const browser of browsers) {
      const { starTenths, starsThisYearTenths } = (await browser.graphql(document)).data.memberRewards;
      let balance = 0;
      for (const { kind, starTenths: moved, askedTenths, balanceAfterTenths } of await readHistory(browser)) {
        balance += moved;
        assert.equal(balanceAfterTenths, balance, because);
        assert.ok(balance >= 0, because);
        assert.ok(kind === 'TAKEN_BACK' ? askedTenths <= moved : askedTenths === moved, because);
      }
      assert.equal(starTenths, balance, because);
      assert.ok(starsThisYearTenths >= 0, because);
    }
    await assertStarsAgree(test.deps);
  };
  /** A picked-up order has earned its promise once, less what the bank took back; a voided one nothing. */
  const judgeOrders = async () => {
    const orders = await test.deps.db
      .selectFrom('orders')
      .select(['order_id', 'member_id', 'status', 'star_tenths', 'request_hash'])
      .where('request_hash', '<>', 'seed')
      .where('member_id', 'is not', null)
      .execute();
    const entries = await test.deps.db
      .selectFrom('star_ledger')
      .select(['ref_id', 'tenths'])
      .where('ref_type', '=', 'order')
      .execute();
    const charged = await test.deps.db
      .selectFrom('star_source')
      .select('ref_id')
      .where('chargeback_ids', 'is not', null)
      .execute();
    for (const { order_id: orderId, member_id, status, star_tenths: promised } of orders) {
      const own = entries.filter(({ ref_id }) => ref_id === orderId);
      const isCharged = charged.some(({ ref_id }) => ref_id === orderId);
      const browser = browsers[names.findIndex((name) => `member-${name}` === member_id)]!;
      const { data } = await browser.graphql(orderQuery, { id: orderId });
      assert.deepEqual(data.order, { earnsStarTenths: status === 'VOIDED' ? 0 : promised, status });
      assert.ok(own.length <= 1, orderId);
      if (status === 'VOIDED') assert.deepEqual(own, []);
      if (status === 'PICKED_UP' && !isCharged)
        assert.deepEqual(
          own.map(({ tenths }) => tenths),
          promised > 0 ? [promised] : [],
        );
    }
  };
  const run = async ({ operation, member, pick }: Step) => {
    const facts = { test, pick, wait, browser: browsers[member]!, method: methods[member]! };
    const isCarriedOut = await operations[operation]({
      ...facts,
      svcCard: svcCards[member]!,
      memberId: `member-${names[member]}`,
    });
    if (isCarriedOut) carriedOut.add(operation);
    clock.advance(minuteMs);
    await runDueJobs(test.deps, jobsWithoutStore);
    await judgeMembers(operation);
  };

  it('keep each history equal to its balance, never below zero; each order and reload earns once, RWD-032 D-150 R01 R05', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        await signInAll();
        for (const one of steps) await run(one);
        await wait(35 * minuteMs);
        await runDueJobs(test.deps, jobs);
        await judgeMembers('the end');
        await judgeOrders();
      }),
      // The state stays from run to run, so a shrunken sequence would begin from another one.
      { numRuns: 8, endOnFailure: true, examples: [[[...firstRun]]] },
    );
    assert.deepEqual(
      operationNames.filter((name) => !carriedOut.has(name)),
      [],
    );
    const kinds = await test.deps.db.selectFrom('star_ledger').select('kind').distinct().execute();
    assert.deepEqual(kinds.map(({ kind }) => kind).toSorted(), [
      'BONUS',
      'EARNED',
      'EXPIRED',
      'PROMO',
      'RETURNED',
      'SPENT',
      'TAKEN_BACK',
    ]);
  });
});
