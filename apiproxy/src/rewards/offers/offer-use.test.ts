import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { giveCoupon, starsOf } from '../../testing/rewards/offers-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadOffers } from './load-offers.ts';
import { giveBackOffer, takeOffer, type OfferUse } from './offer-use.ts';

const memberId = 'member-gold';
const starChecks = collectChecks(modules).filter(({ name }) => /^star |^Stars /.test(name));

describe('the offer of a voided order', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock, modules: [] });
  });
  after(() => test.stop());
  const use = (over: Partial<OfferUse>): OfferUse => ({
    ...{ orderId: 'o', memberId, type: 'STAR_REWARD', code: '60', stars: 60, discountMinor: 200 },
    ...over,
  });
  const take = (wanted: OfferUse) =>
    test.deps.db.transaction().execute((trx) => takeOffer(trx, test.deps, wanted, 'SPENT'));
  const giveBack = (orderId: string, from: 'HELD' | 'SPENT' = 'SPENT') =>
    test.deps.db.transaction().execute((trx) => giveBackOffer(trx, test.deps, orderId, from));

  it('gives its Stars back, once, ORD-110 D-144', async () => {
    const stars = starsOf(test.deps, memberId);
    const before = await stars.read();
    assert.equal(await take(use({ orderId: 'voided' })), true);
    assert.equal(await stars.read(), before - 600);
    await giveBack('voided', 'HELD');
    assert.equal(await stars.read(), before - 600);
    await giveBack('voided');
    await giveBack('voided');
    assert.equal(await stars.read(), before);
    assert.deepEqual(
      (await runChecks(test.deps.db, starChecks, clock.now())).map(({ name, deviations }) => [
        name,
        deviations,
      ]),
      [
        ['star ledgers', 0],
        ['star balances', 0],
        ['Stars of offers', 0],
        ['star batches', 0],
        ['star sources', 0],
        ['Stars of promos', 0],
      ],
    );
  });

  it('is free again if it is a coupon, ORD-110 D-144', async () => {
    const { code } = await giveCoupon(test.deps, memberId);
    const coupon = use({ type: 'COUPON', code, stars: null, orderId: 'first' });
    const usedAt = async () =>
      (
        await loadOffers(test.deps.db, memberId, { now: clock.now(), timeZone: 'America/Chicago' })
      ).offers.find((offer) => offer.code === code)?.usedAt;
    assert.equal(await take(coupon), true);
    assert.deepEqual(await usedAt(), clock.now());
    assert.equal(await take({ ...coupon, orderId: 'second' }), false);
    await giveBack('first');
    assert.equal(await usedAt(), null);
    assert.equal(await take({ ...coupon, orderId: 'second' }), true);
  });
});
