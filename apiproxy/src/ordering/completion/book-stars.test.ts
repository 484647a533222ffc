import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { money, programmeVersion } from '@crema/shared-contracts';
import { bookChargebacks } from '../../cards/chargebacks/book-chargebacks.job.ts';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { chargeBack } from '../../payments/sandbox/sandbox.testing.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { starsOf } from '../../testing/rewards/offers-kit.ts';
import { bookStarsJob } from './book-stars.job.ts';
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

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const earningDocument = `mutation ($order: OrderInput!, $locale: String!) { priceOrder(order: $order, locale: $locale) {
  earning { payAsYouGoTenths preloadedCardTenths } } }`;

for (const { way, bySvc, byBank } of [
  { way: 'levels', bySvc: 59, byBank: 59 },
  { way: 'classic', bySvc: 99, byBank: 50 },
] as const)
  describe(`the Stars that an order earns by ${way}`, () => {
    const clock = createTestClock();
    let test: TestApp;
    let gold: TestBrowser;
    let stars: ReturnType<typeof starsOf>;
    before(async () => {
      test = await startTestApp({ clock, overrides: { programmeVersion: way } });
      stars = starsOf(test.deps, 'member-gold');
    });
    after(() => test.stop());
    beforeEach(async () => {
      gold = openBrowser(test.app);
      await gold.signIn('gold');
    });
    const pickUp = async () => {
      clock.advance(25 * 60_000);
      await runDueJobs(test.deps, jobs);
    };
    const entriesOf = (orderId: string) =>
      test.deps.db
        .selectFrom('star_ledger')
        .select(['tenths', 'kind', 'programme_version'])
        .where('ref_type', '=', 'order')
        .where('ref_id', '=', orderId)
        .execute();
    const moves = jobs.filter(({ topic }) => topic !== bookStarsJob.topic);
    const memberRewards = async () =>
      (await gold.graphql('query { memberRewards { starTenths starsPending } }', {})).data.memberRewards;
    const promised = async (orderId: string) =>
      (await gold.graphql('query ($id: ID!) { order(orderId: $id) { earnsStarTenths } }', { id: orderId }))
        .data.order.earnsStarTenths as number;

    it('are shown with the price, for both ways to pay, RWD-021 ORD-110 D-149', async () => {
      const { data } = await gold.graphql(earningDocument, {
        order: toOrder([{ sku: latte }]),
        locale: 'en-US',
      });
      assert.deepEqual(data.priceOrder.earning, {
        payAsYouGoTenths: byBank,
        preloadedCardTenths: bySvc,
      });
    });

    it('are booked once, when the order is picked up, under the programme version; until then the balance says that they wait, RWD-032 D-149 D-151', async () => {
      const before = await stars.read();
      const { orderId, totalMinor } = await priceLatte(gold);
      await submit(gold, payBySvc(orderId, totalMinor));
      assert.equal(await promised(orderId), bySvc);
      clock.advance(10 * 60_000);
      await runDueJobs(test.deps, jobs);
      assert.equal(await stars.read(), before);
      clock.advance(25 * 60_000);
      await runDueJobs(test.deps, moves);
      assert.deepEqual(await memberRewards(), { starTenths: before, starsPending: true });
      await runDueJobs(test.deps, jobs);
      assert.deepEqual(await memberRewards(), { starTenths: before + bySvc, starsPending: false });
      assert.deepEqual(await entriesOf(orderId), [
        { tenths: bySvc, kind: 'EARNED', programme_version: `${programmeVersion.version} ${way}` },
      ]);
      const again = jobs.find(({ topic }) => topic === 'book-stars');
      await again?.run(
        { id: 'again', topic: 'book-stars', payload: { orderId }, attempts: 1, failingSince: null },
        test.deps,
      );
      assert.equal(await stars.read(), before + bySvc);
    });

    it('follow how the order is paid, RWD-021 D-149', async () => {
      const { orderId, totalMinor } = await priceLatte(gold);
      const { guest: _guest, ...byCard } = payByCard(orderId, totalMinor, await takeToken(test.deps));
      assert.equal(codeOf(await submit(gold, byCard)), undefined);
      assert.equal(await promised(orderId), byBank);
    });

    it('do not count tax, tip or the discount, D-130', async () => {
      const offers = [{ type: 'STAR_REWARD', code: '60' }];
      const { data } = await price(gold, toOrder([{ sku: latte }], { offers }));
      const { orderId, summary } = data.priceOrder;
      const paid = summary.price.amountMinor + 100;
      const reply = await submit(gold, payBySvc(orderId, paid, { tipAmountMinor: 100 }));
      assert.equal(codeOf(reply), undefined);
      assert.equal(await promised(orderId), way === 'levels' ? 35 : 59);
    });

    it('are taken back when the bank takes the order’s money back, R05', async () => {
      await pickUp();
      const before = await stars.read();
      const { orderId, totalMinor } = await priceLatte(gold);
      const { guest: _guest, ...byCard } = payByCard(orderId, totalMinor, await takeToken(test.deps));
      assert.equal(codeOf(await submit(gold, byCard)), undefined);
      await pickUp();
      assert.equal(await stars.read(), before + byBank);
      const { reference } = await test.deps.db
        .selectFrom('payment_attempt')
        .select('reference')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      await chargeBack(test.deps, reference, money(totalMinor, 'USD'));
      await bookChargebacks.run(
        { id: 'now', topic: bookChargebacks.topic, payload: {}, attempts: 1, failingSince: null },
        test.deps,
      );
      await runDueJobs(test.deps, jobs);
      assert.equal(await stars.read(), before);
    });

    it('are none for a guest, RWD-021', async () => {
      const guest = openBrowser(test.app);
      const { orderId, totalMinor } = await priceLatte(guest, true);
      await submit(guest, payByCard(orderId, totalMinor, await takeToken(test.deps)), true);
      await pickUp();
      assert.deepEqual(await entriesOf(orderId), []);
      const row = await test.deps.db
        .selectFrom('orders')
        .select(['star_tenths', 'programme_version', 'store_number'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      assert.deepEqual(row, { star_tenths: 0, programme_version: null, store_number: goodStore });
    });
  });
