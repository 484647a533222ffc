import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ipCounters, countUp } from '../../http/limits/rate-limit.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  codeOf,
  documents,
  latte,
  payByCard,
  payBySvc,
  price,
  submit,
  takeToken,
  toOrder,
} from '../../testing/ordering-kit.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ordering } from '../ordering.module.ts';
import { ipLimit, newSessionLimit, sessionLimit } from './pricing-limits.ts';
import { retentionMs, schedulePriceSweep } from './sweep-prices.job.ts';

const one = [{ sku: latte }];
const two = [{ sku: latte }, { sku: latte }];

describe('a price', () => {
  const clock = createTestClock();
  let test: TestApp;
  let tab: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60_000);
    tab = openBrowser(test.app);
  });
  const priceOf = async (browser: TestBrowser, items = one, guest = true) => {
    const reply = await price(browser, toOrder(items), guest);
    const priced = reply.data[guest ? 'priceOrderGuest' : 'priceOrder'];
    return { orderId: priced.orderId as string, totalMinor: priced.summary.price.amountMinor as number };
  };
  const rows = async () =>
    (await test.deps.db.selectFrom('priced_order').select('order_id').execute()).length;
  const pay = async ({ orderId, totalMinor }: { orderId: string; totalMinor: number }) =>
    codeOf(await submit(tab, payByCard(orderId, totalMinor, await takeToken(test.deps)), true));

  it('is one for two tabs that price the same cart in turn: either of them can order, D-24', async () => {
    const first = await priceOf(tab);
    const before = await rows();
    const second = await priceOf(tab);
    clock.advance(200_000);
    const third = await priceOf(tab);
    assert.deepEqual([second, third], [first, first]);
    assert.equal(await rows(), before);
    clock.advance(200_000);
    assert.equal(await pay(first), undefined);
  });

  it('is new once an order was placed for it: the same cart can be ordered again', async () => {
    const first = await priceOf(tab);
    assert.equal(await pay(first), undefined);
    const second = await priceOf(tab);
    assert.notEqual(second.orderId, first.orderId);
    assert.equal(await pay(second), undefined);
  });

  it('is the newest of its session: an earlier one of another cart is PRICE_EXPIRED, which a page prices again', async () => {
    const first = await priceOf(tab, one);
    const second = await priceOf(tab, two);
    assert.equal(await pay(first), 'PRICE_EXPIRED');
    const again = await priceOf(tab, one);
    assert.notEqual(again.orderId, first.orderId);
    assert.equal(await pay(second), 'PRICE_EXPIRED');
    assert.equal(await pay(again), undefined);
  });

  it('of a member is one for each device: two do not replace each other', async () => {
    const devices = [openBrowser(test.app), openBrowser(test.app)] as const;
    for (const device of devices) await device.signIn('gold');
    const first = await priceOf(devices[0], one, false);
    await priceOf(devices[1], two, false);
    assert.equal(codeOf(await submit(devices[0], payBySvc(first.orderId, first.totalMinor))), undefined);
  });

  it('that ended is not prolonged', async () => {
    const first = await priceOf(tab);
    clock.advance(300_001);
    assert.notEqual((await priceOf(tab)).orderId, first.orderId);
  });

  it('is deleted an hour after it ended, unless it was ordered for', async () => {
    assert.equal(retentionMs, 60 * 60_000);
    const ordered = await priceOf(tab);
    await pay(ordered);
    const left = await priceOf(tab, two);
    const ids = async () =>
      (await test.deps.db.selectFrom('priced_order').select('order_id').execute()).map(
        ({ order_id }) => order_id,
      );
    const sweep = async () => {
      await schedulePriceSweep(test.deps);
      await runDueJobs(test.deps, ordering.jobs ?? []);
    };
    clock.advance(300_000 + retentionMs);
    await sweep();
    assert.ok((await ids()).includes(left.orderId));
    clock.advance(600_000);
    await sweep();
    assert.ok(!(await ids()).includes(left.orderId));
    assert.ok((await ids()).includes(ordered.orderId));
  });

  const anonymous = (remoteAddress: string) =>
    test.app.inject({
      method: 'POST',
      url: '/apiproxy/v1/graphql',
      headers: ownPage,
      remoteAddress,
      payload: { query: documents.priceOrderGuest, variables: { order: toOrder(one), locale: 'en-US' } },
    });
  const codesOf = async (count: number, addressOf: (turn: number) => string) => {
    const codes = new Map<string | undefined, number>();
    for (let turn = 0; turn < count; turn += 1) {
      const code = codeOf((await anonymous(addressOf(turn))).json());
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    return codes;
  };

  for (const { what, addressOf } of [
    { what: 'one IPv4 address', addressOf: () => '203.0.113.7' },
    { what: 'one /64 of IPv6', addressOf: (turn: number) => `2001:db8:1:2::${(turn + 1).toString(16)}` },
  ])
    it(`without a session is limited by the minute for ${what}, and nothing more is stored`, async () => {
      const before = await rows();
      const codes = await codesOf(newSessionLimit.max + 40, addressOf);
      assert.deepEqual([codes.get(undefined), codes.get('TOO_MANY_REQUESTS')], [newSessionLimit.max, 40]);
      assert.equal(await rows(), before + newSessionLimit.max);
    });

  it('is limited by the minute for a session, and the refusal says when to come back', async () => {
    await priceOf(tab);
    let refused = 0;
    for (let turn = 0; turn < sessionLimit.max + 5; turn += 1) {
      const reply = await price(tab, toOrder(turn % 2 ? one : two), true);
      if (codeOf(reply) !== 'TOO_MANY_REQUESTS') continue;
      refused += 1;
      assert.ok(Number((reply.errors?.[0]?.extensions.params as { retryAfter?: number }).retryAfter) > 0);
    }
    assert.equal(refused, 5);
    clock.advance(60_000);
    assert.equal(codeOf(await price(tab, toOrder(one), true)), undefined);
  });

  it('is limited by the minute for an address, whatever number of sessions it has', async () => {
    clock.advance(60_000);
    await priceOf(tab);
    for (const counter of ipCounters(ipLimit, '127.0.0.1'))
      for (let turn = 0; turn < ipLimit.max; turn += 1) await countUp(test.deps, counter);
    assert.equal(codeOf(await price(tab, toOrder(one), true)), 'TOO_MANY_REQUESTS');
    clock.advance(60_000);
    assert.equal(codeOf(await price(tab, toOrder(one), true)), undefined);
  });

  it('has a larger limit by address than by session: an office has many sessions', () => {
    assert.ok(ipLimit.max >= 4 * sessionLimit.max);
  });
});
