import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { choicesOf } from '../../catalogue/catalogue.public.ts';
import { catalogue, usPricing } from '../../testing/shop/sample-catalogue.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, latte, payBySvc, price, submit, toOrder } from '../../testing/ordering-kit.ts';
import { createStarMember } from '../../testing/rewards/stars-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveBackOffer, takeOffer } from './offer-use.ts';
import { birthdayWindow, loadPerks } from './perks.ts';

const zone = 'America/New_York';
const found = catalogue.findSku(latte);
assert.ok(found);
const shot = choicesOf(found.product)
  .flatMap(({ products }) => products)
  .filter(({ max, defaultQuantity, prices }) => max > defaultQuantity && usPricing.of(prices) > 0)[0];
assert.ok(shot);
describe('the window of the birthday treat', () => {
  for (const [birthday, level, at, isOpen] of [
    ['1990-06-03', 'GREEN', '2026-06-03T04:00:00Z', true],
    ['1990-06-03', 'GREEN', '2026-06-03T03:59:00Z', false],
    ['1990-06-03', 'GREEN', '2026-06-04T04:00:00Z', false],
    ['1990-06-03', 'GOLD', '2026-06-09T15:00:00Z', true],
    ['1990-06-03', 'GOLD', '2026-06-10T15:00:00Z', false],
    ['1990-06-03', 'RESERVE', '2026-07-02T15:00:00Z', true],
    ['1990-06-03', 'RESERVE', '2026-07-03T15:00:00Z', false],
    ['1990-12-20', 'RESERVE', '2027-01-05T15:00:00Z', true],
    ['1992-02-29', 'GREEN', '2027-02-28T15:00:00Z', true],
    ['1992-02-29', 'GREEN', '2028-02-28T15:00:00Z', false],
    ['1992-02-29', 'GREEN', '2028-02-29T15:00:00Z', true],
    [null, 'GOLD', '2026-06-03T15:00:00Z', false],
  ] as const)
    it(`is ${isOpen ? 'open' : 'closed'} for ${birthday} at ${level} on ${at}, RWD-026 D-135`, () => {
      assert.equal(birthdayWindow({ birthday, level, zone }, new Date(at)) !== undefined, isOpen);
    });
});

describe('the perks of a member as offers', () => {
  /** Monday 1 June 2026, 10:00 in Chicago. */
  const clock = createTestClock('2026-06-01T15:00:00Z');
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());
  const codes = async (memberId: string, timeZone = 'America/Chicago') =>
    (await loadPerks(test.deps.db, memberId, { now: clock.now(), timeZone })).map(({ code, usedAt }) => [
      code.replace(`-${memberId}`, ''),
      usedAt !== null,
    ]);
  const take = (memberId: string, orderId: string, code: string) => {
    const use = { orderId, memberId, type: 'COUPON', code, stars: null, discountMinor: 100 } as const;
    return test.deps.db.transaction().execute((trx) => takeOffer(trx, test.deps, use, 'SPENT'));
  };

  it('make an option free on a Monday at checkout, once a Monday, RWD-026 D-144', async () => {
    const offer = { type: 'COUPON', code: 'MOD-MONDAY-2026-06-01-member-gold' };
    const { data } = await price(
      gold,
      toOrder([{ sku: latte, options: { [shot.sku]: shot.defaultQuantity + 1 } }], { offers: [offer] }),
    );
    const { orderId, summary } = data.priceOrder;
    const row = summary.rows.find(({ key }: { key: string }) => key === 'discount');
    assert.equal(row.amount.amountMinor, -Math.min(100, usPricing.of(shot.prices)));
    assert.equal(codeOf(await submit(gold, payBySvc(orderId, summary.price.amountMinor))), undefined);
    assert.deepEqual(await codes('member-gold'), [['MOD-MONDAY-2026-06-01', true]]);
    const again = await price(
      gold,
      toOrder([{ sku: latte, options: { [shot.sku]: shot.defaultQuantity + 1 } }], { offers: [offer] }),
    );
    assert.equal(codeOf(again), 'REWARD_NOT_APPLIED');
  });

  it('begin and end with the Monday of the store, RWD-026', async () => {
    clock.set('2026-06-02T04:30:00Z');
    assert.deepEqual(await codes('member-green', 'America/Chicago'), [['MOD-MONDAY-2026-06-01', false]]);
    assert.deepEqual(await codes('member-green', 'America/New_York'), []);
  });

  it('are 12 Mondays a year, and a given-back one is free again, RWD-026', async () => {
    const { memberId } = await createStarMember(test.deps, { memberId: 'monday-member' });
    for (let week = 0; week < 12; week += 1) {
      clock.set('2026-06-08T15:00:00Z');
      clock.advance(week * 7 * 24 * 60 * 60_000);
      const [monday] = await loadPerks(test.deps.db, memberId, { now: clock.now(), timeZone: zone });
      assert.ok(monday);
      await take(memberId, `monday-${week}`, monday.code);
    }
    clock.set('2026-08-31T15:00:00Z');
    assert.deepEqual(await codes(memberId), []);
    await test.deps.db.transaction().execute((trx) => giveBackOffer(trx, test.deps, 'monday-0', 'SPENT'));
    assert.deepEqual(await codes(memberId), [['MOD-MONDAY-2026-08-31', false]]);
    clock.set('2027-01-04T15:00:00Z');
    assert.deepEqual(await codes(memberId), [['MOD-MONDAY-2027-01-04', false]]);
  });

  it('have the birthday treat once a year, after an order that earned Stars, RWD-026 RWD-031 D-135', async () => {
    clock.set('2026-06-03T15:00:00Z');
    const one = await createStarMember(test.deps, { memberId: 'birthday-member', birthday: '1990-06-03' });
    assert.deepEqual(await codes(one.memberId), []);
    await one.earn('first-earning', 10);
    assert.deepEqual(await codes(one.memberId), [['BIRTHDAY-2026', false]]);
    await take(one.memberId, 'treat', 'BIRTHDAY-2026-birthday-member');
    assert.deepEqual(await codes(one.memberId), [['BIRTHDAY-2026', true]]);
    clock.set('2027-06-03T15:00:00Z');
    assert.deepEqual(await codes(one.memberId), [['BIRTHDAY-2027', false]]);
  });

  it('stay valid for the order that holds them, ORD-110', async () => {
    clock.set('2027-06-04T15:00:00Z');
    const moment = { now: clock.now(), timeZone: zone, orderId: 'treat' };
    const [held] = await loadPerks(test.deps.db, 'birthday-member', moment);
    assert.deepEqual([held?.code, held?.isOwnUse], ['BIRTHDAY-2026-birthday-member', true]);
  });
});
