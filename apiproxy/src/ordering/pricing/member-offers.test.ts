import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, goodStore, latte, type ItemOptions, toItem } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const document = `query ($items: [CartItemInput!]!, $storeNumber: ID!, $locale: String!) {
  memberOffers(items: $items, storeNumber: $storeNumber, locale: $locale) {
    starTenths offers { type code title stars discount { amountMinor currency } usable reason expiresAt } } }`;
interface ListedOffer {
  readonly type: string;
  readonly code: string;
  readonly title: string;
  readonly discount: { readonly amountMinor: number } | null;
  readonly usable: boolean;
  readonly reason: string | null;
}

describe('the offers of a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  const browsers = new Map<string, TestBrowser>();
  before(async () => {
    test = await startTestApp({ clock });
    for (const name of ['green', 'gold', 'quebec', 'poor', 'wallet']) {
      const browser = openBrowser(test.app);
      await browser.signIn(name);
      browsers.set(name, browser);
    }
  });
  after(() => test.stop());
  const ask = (
    name: string,
    items: readonly ItemOptions[] = [{ sku: latte }],
    { storeNumber = goodStore, locale = 'en-US' } = {},
  ) =>
    (browsers.get(name) ?? openBrowser(test.app)).graphql(document, {
      items: items.map((item) => ({ quantity: 1, ...toItem(item) })),
      storeNumber,
      locale,
    });
  const list = async (...asked: Parameters<typeof ask>): Promise<readonly ListedOffer[]> =>
    (await ask(...asked)).data.memberOffers.offers;
  const reasons = (offers: readonly ListedOffer[]) =>
    Object.fromEntries(offers.map(({ code, reason }) => [code, reason]));

  it('are listed with their discount, the usable ones first, and the reason of each other one, ORD-110 D-144', async () => {
    const { data } = await ask('gold');
    assert.equal(data.memberOffers.starTenths, 3126);
    const offers: readonly ListedOffer[] = data.memberOffers.offers;
    assert.deepEqual(
      offers.map(({ code, usable, discount }) => [code, usable, discount?.amountMinor ?? null]),
      [
        ['GOLD-20', true, 99],
        ['60', true, 200],
        ['200', true, 495],
        ['GOLD-SPRING', false, null],
        ['GOLD-3-OFF-12', false, null],
        ['25', false, null],
        ['100', false, null],
        ['300', false, null],
        ['400', false, null],
      ],
    );
    assert.deepEqual(reasons(offers), {
      'GOLD-20': null,
      60: null,
      200: null,
      'GOLD-SPRING': 'This offer expired on May 19, 2026.',
      'GOLD-3-OFF-12': 'Add $7.05 more to your cart to use this offer.',
      25: 'Nothing in your cart qualifies for this offer.',
      100: 'Nothing in your cart qualifies for this offer.',
      300: 'Nothing in your cart qualifies for this offer.',
      400: 'You need 87.4 more Stars.',
    });
  });

  it('follow the cart: an added option, a mug, a croissant, a higher amount, ORD-110', async () => {
    const usable = async (...asked: Parameters<typeof list>) =>
      (await list(...asked)).filter((offer) => offer.usable).map(({ code }) => code);
    assert.deepEqual(await usable('gold', [{ sku: latte, options: { 'opt-304': 1 } }]), [
      'GOLD-20',
      '25',
      '60',
      '200',
    ]);
    assert.deepEqual(await usable('gold', [{ sku: latte }, { sku: latte }, { sku: latte }]), [
      'GOLD-20',
      'GOLD-3-OFF-12',
      '60',
      '200',
    ]);
    assert.deepEqual(await usable('green', [{ sku: '3001-single-each' }]), ['GREEN-CROISSANT', '60', '100']);
    assert.deepEqual(await usable('poor'), []);
  });

  it('are named in French, with the amounts of the store, and an offer of another currency is not usable there', async () => {
    const here = { storeNumber: '1014', locale: 'fr-CA' };
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    const quebec = await list('quebec', [{ sku: latte }], here);
    assert.deepEqual(
      quebec.slice(0, 3).map(({ title }) => plain(title)),
      [
        '10 % de rabais sur votre commande',
        'Jusqu’à 2 $ de rabais',
        'Boisson artisanale ou déjeuner chaud gratuits',
      ],
    );
    assert.equal(plain(reasons(quebec)['400'] ?? ''), 'Il vous manque 185 Étoiles.');
    const gold = await list('gold', [{ sku: latte }, { sku: latte }, { sku: latte }], here);
    assert.equal(reasons(gold)['GOLD-3-OFF-12'], 'Cette offre est réservée aux cafés d’un autre pays.');
  });

  it('are a member’s own: none without Stars or coupons, and nobody else’s', async () => {
    const { data } = await ask('wallet');
    assert.equal(data.memberOffers.starTenths, 0);
    assert.equal(
      data.memberOffers.offers.every(({ type }: ListedOffer) => type === 'STAR_REWARD'),
      true,
    );
    assert.equal(codeOf(await ask('nobody')), 'UNAUTHENTICATED');
  });

  it('need a store that exists and a cart that can be ordered', async () => {
    assert.equal(codeOf(await ask('gold', [{ sku: latte }], { storeNumber: '9999-1' })), 'STORE_NOT_FOUND');
    assert.equal(
      codeOf(
        await ask(
          'gold',
          Array.from({ length: 16 }, () => ({ sku: latte })),
        ),
      ),
      'ITEM_LIMIT',
    );
    assert.deepEqual(
      (await list('gold', [])).filter((offer) => offer.usable),
      [],
    );
  });

  it('show an expired coupon for thirty days', async () => {
    clock.advance(14 * 24 * 60 * 60_000);
    await browsers.get('gold')?.signIn('gold');
    assert.ok((await list('gold')).some(({ code }) => code === 'GOLD-SPRING'));
    clock.advance(3 * 24 * 60 * 60_000);
    await browsers.get('gold')?.signIn('gold');
    assert.ok(!(await list('gold')).some(({ code }) => code === 'GOLD-SPRING'));
  });
});
