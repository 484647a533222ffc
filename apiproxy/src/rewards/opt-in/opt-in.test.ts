import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { rewardsRestPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { latte, toOrder } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { findStarFactor } from './opt-in.ts';
import { readSample } from '../../shop/sample.ts';
import { optInOfferKind } from '../kinds/opt-in.kinds.ts';

const earning = `mutation ($order: OrderInput!, $locale: String!) { priceOrder(order: $order, locale: $locale) {
  earning { preloadedCardTenths } } }`;
const listing = 'query { optInOffers(locale: "fr-CA") { offerId kind title endsAt isActive } }';

describe('opting in to an offer', () => {
  const clock = createTestClock();
  let test: TestApp;
  let browser: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    browser = openBrowser(test.app);
  });
  after(() => test.stop());
  const optIn = async (offerId: string) => (await browser.post(rewardsRestPaths.optIn, { offerId })).json();
  const list = async () =>
    (await browser.graphql(listing)).data.optInOffers.map(
      ({ offerId, isActive }: { offerId: string; isActive: boolean }) => [offerId, isActive],
    );
  const factor = () => findStarFactor({ db: test.deps.db, now: clock.now() }, 'member-gold');

  it('is for members, RWD-065', async () => {
    assert.equal((await optIn('croissant')).error.code, 'UNAUTHENTICATED');
    const { errors } = await browser.graphql(listing);
    assert.equal(errors?.[0]?.extensions.code, 'UNAUTHENTICATED');
    await browser.signIn('gold');
  });

  it('lists the offers whose time is now, RWD-065', async () => {
    assert.deepEqual(await list(), [
      ['choice-10', false],
      ['choice-treat', false],
      ['croissant', false],
      ['double-stars', false],
    ]);
  });

  for (const [offerId, outcome, isNew, because] of [
    ['croissant', 'active', true, 'it is open'],
    ['croissant', 'already-active', false, 'the member has it'],
    ['choice-10', 'active', true, 'nothing of the choice is chosen'],
    ['choice-10', 'choice', false, 'it was chosen before'],
    ['choice-treat', 'choice', false, 'the other one was chosen'],
    ['winter-croissant', 'expired', false, 'its end has passed'],
    ['winter-stars', 'event-over', false, 'the event has ended'],
    ['paused-croissant', 'error', false, 'it is paused'],
    ['no-such-offer', 'error', false, 'nobody knows it'],
  ] as const)
    it(`answers ${outcome} for ${offerId} because ${because}, RWD-065 D-162`, async () => {
      assert.deepEqual(await optIn(offerId), { outcome, isNew });
    });

  it('doubles the Stars of orders from then on while the event runs, RWD-065', async () => {
    const promised = async () => {
      const { data } = await browser.graphql(earning, { order: toOrder([{ sku: latte }]), locale: 'en-US' });
      return data.priceOrder.earning.preloadedCardTenths as number;
    };
    const single = await promised();
    assert.equal(await factor(), 1);
    assert.deepEqual(await optIn('double-stars'), { outcome: 'multiplier', isNew: true });
    assert.deepEqual(await optIn('double-stars'), { outcome: 'multiplier', isNew: false });
    assert.equal(await factor(), 2);
    const twice = await promised();
    assert.ok(single > 0 && Math.abs(twice - 2 * single) <= 1, `${single} and ${twice}`);
  });

  it('gives the coupon of the offer, once, RWD-065', async () => {
    const coupons = await test.deps.db
      .selectFrom('coupon')
      .select(['code', 'kind', 'value'])
      .where('code', 'like', 'OPT-IN-%')
      .orderBy('code')
      .execute();
    assert.deepEqual(coupons, [
      { code: 'OPT-IN-choice-10-member-gold', kind: 'PERCENT', value: 10 },
      { code: 'OPT-IN-croissant-member-gold', kind: 'FREE_ITEM', value: 3001 },
    ]);
  });

  it('lists what is active, without the other one of a choice, RWD-065', async () => {
    assert.deepEqual(await list(), [
      ['choice-10', true],
      ['croissant', true],
      ['double-stars', true],
    ]);
  });

  it('is over with the event, RWD-065', async () => {
    clock.set('2030-01-01T00:00:00Z');
    assert.equal(await factor(), 1);
  });

  it('has its offers on the page for trying them out', () => {
    const page = readFileSync(new URL('../../../../docs/guides/sandbox-promos.md', import.meta.url), 'utf8');
    for (const { key } of readSample().rowsOf(optInOfferKind)) assert.ok(page.includes(`| ${key} `), key);
  });
});
