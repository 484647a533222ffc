import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { rewardsRestPaths } from '@crema/shared-contracts';
import { findStarFactor } from '../rewards/rewards.public.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import {
  codeOf,
  goodStore,
  latte,
  payBySvc,
  price,
  submit,
  toItem,
  toOrder,
} from '../testing/ordering-kit.ts';
import { loadSample } from '../testing/shop/load-sample.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';

const offersQuery = `query ($items: [CartItemInput!]!, $storeNumber: ID!, $locale: String!) {
  memberOffers(items: $items, storeNumber: $storeNumber, locale: $locale) { offers { code title usable reason discount { amountMinor } } } }`;
const optInsQuery = 'query { optInOffers(locale: "en-CA") { offerId title isActive } }';
const redeemMutation =
  'mutation ($promoCode: String!) { redeemPromoCode(promoCode: $promoCode) { message } }';
interface Listed {
  readonly code: string;
  readonly title: string;
  readonly usable: boolean;
  readonly reason: string | null;
  readonly discount: { readonly amountMinor: number } | null;
}

const times = { from: '2026-01-01T00:00-05:00', until: '2029-01-01T00:00-05:00' };
const spring = {
  code: 'SPRING',
  stars: 30,
  ...times,
  message: { 'en-US': 'Spring!', 'fr-CA': 'Printemps!' },
};
const color = { 'en-US': 'Color days', 'en-CA': 'Colour days', 'fr-CA': 'Jours de couleur' };
const triple = { key: 'triple', title: color, body: color, starFactor: 3, ...times };
const days = { firstDay: '2026-01-01', lastDay: '2028-12-31' };
const all = { key: 'all', percent: 10, ...days };
const dollar = {
  key: 'dollar',
  name: { 'en-US': 'A dollar', 'fr-CA': 'Un dollar' },
  amount: 100,
  market: 'US',
  ...days,
};
const offers = [
  all,
  dollar,
  { key: 'canada', amount: 100, market: 'CA', ...days },
  { key: 'later', percent: 50, ...days, firstDay: '2028-01-01' },
];

describe('offers of the shop’s data, SHP-006', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());
  const load = async (kinds: Readonly<Record<string, readonly object[]>>, ...args: string[]) => {
    clock.advance(1_000);
    const changes = Object.entries(kinds).map(([kind, rows]) => [kind, () => rows]);
    await loadSample({ ...test.deps, clock }, Object.fromEntries(changes), ...args);
  };
  const redeem = async (promoCode: string, from = gold) => {
    const { data, errors } = await from.graphql(redeemMutation, { promoCode });
    return errors?.[0]?.extensions.code ?? data.redeemPromoCode.message;
  };
  const optIn = async (offerId: string) =>
    (await gold.post(rewardsRestPaths.optIn, { offerId })).json().outcome;
  const list = async (): Promise<readonly Listed[]> => {
    const items = [{ quantity: 1, ...toItem({ sku: latte }) }];
    const { data } = await gold.graphql(offersQuery, { items, storeNumber: goodStore, locale: 'en-US' });
    return data.memberOffers.offers.filter(({ code }: Listed) => code.startsWith('OFFER-'));
  };
  const factor = () => findStarFactor({ db: test.deps.db, now: clock.now() }, 'member-gold');
  const codeOfOffer = (key: string) => `OFFER-${key}-member-gold`;

  it('are the sample’s before the first load', async () => {
    assert.equal(await redeem('SUNRISE50'), '50 Stars are yours. Good morning!');
    assert.equal(await optIn('croissant'), 'active');
    assert.equal(await optIn('double-stars'), 'multiplier');
    assert.equal(await factor(), 2);
    assert.deepEqual(await list(), []);
  });

  it('change with a load: what has gone ends, and what was redeemed or chosen stays', async () => {
    await load({ 'promo-codes': [spring], 'opt-in-offers': [triple], offers });
    assert.equal(await redeem('SUNRISE50'), '50 Stars are yours. Good morning!', 'the first reply again');
    assert.equal(await redeem('WELCOME25'), '1005');
    assert.equal(await redeem('spring'), 'Spring!');
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.equal(await redeem('GREENONLY', green), null, 'a code of one member is not the shop’s');

    assert.equal(await factor(), 1, 'the multiplier has ended');
    assert.equal(await optIn('choice-10'), 'expired');
    const { optInOffers } = (await gold.graphql(optInsQuery)).data;
    assert.deepEqual(optInOffers, [{ offerId: 'triple', title: 'Colour days', isActive: false }]);
    assert.equal(await optIn('triple'), 'multiplier');
    assert.equal(await factor(), 3);
    const coupon = await test.deps.db
      .selectFrom('coupon')
      .select('kind')
      .where('code', 'like', 'OPT-IN-%')
      .execute();
    assert.deepEqual(coupon, [{ kind: 'FREE_ITEM' }]);
  });

  it('are those of the member’s market that have begun, with our words or their own', async () => {
    assert.deepEqual(
      (await list()).map(({ code, title, usable, discount }) => [code, title, usable, discount?.amountMinor]),
      [
        [codeOfOffer('all'), '10% off your order', true, 50],
        [codeOfOffer('dollar'), 'A dollar', true, 100],
      ],
    );
  });

  it('are used once by each member, and an order keeps an offer that has gone', async () => {
    const offer = { type: 'COUPON', code: codeOfOffer('dollar') };
    const { data } = await price(gold, toOrder([{ sku: latte }], { offers: [offer] }));
    const { orderId, summary } = data.priceOrder;
    await load({ 'promo-codes': [spring], 'opt-in-offers': [triple], offers: [all] });
    assert.deepEqual(
      (await list()).map(({ code }) => code),
      [codeOfOffer('all')],
    );
    const late = await submit(gold, payBySvc(orderId, summary.price.amountMinor));
    assert.notEqual(codeOf(late), undefined, 'an offer that has gone is not given');

    await load({ 'promo-codes': [spring], 'opt-in-offers': [triple], offers });
    const again = (await price(gold, toOrder([{ sku: latte }], { offers: [offer] }))).data.priceOrder;
    assert.equal(
      codeOf(await submit(gold, payBySvc(again.orderId, again.summary.price.amountMinor))),
      undefined,
    );
    const used = (await list()).find(({ code }) => code === offer.code);
    assert.deepEqual([used?.usable, used?.reason], [false, 'You’ve already used this offer.']);
    await load({ 'promo-codes': [spring], 'opt-in-offers': [triple], offers: [all] });
    const kept = (await list()).find(({ code }) => code === offer.code);
    assert.deepEqual([kept?.title, kept?.usable], ['A dollar', false]);
  });

  it('follow the former version when it is put back, with the redemptions as they are', async () => {
    await load({});
    assert.equal(await redeem('WELCOME25'), null);
    assert.equal(await redeem('SPRING'), 'Spring!', 'it was redeemed');
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.equal(await redeem('SPRING', green), '1005');
    assert.equal(await redeem('FIRST100', green), '1004', 'its count has stayed');
    assert.equal(await optIn('double-stars'), 'multiplier');
    assert.equal(await factor(), 2);
  });
});
