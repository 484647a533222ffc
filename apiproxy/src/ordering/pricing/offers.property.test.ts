import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { choicesOf } from '../../catalogue/catalogue.public.ts';
import { catalogue } from '../../testing/shop/sample-catalogue.ts';
import { taxOn, taxRowsAt } from '../../testing/shop/sample-taxes.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { giveCoupon, starsOf } from '../../testing/rewards/offers-kit.ts';
import { type ItemOptions, toOrder } from '../../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const document = `mutation ($order: OrderInput!, $locale: String!) { priceOrder(order: $order, locale: $locale) {
  cart { offers { hasBeenApplied } }
  summary { price { amountMinor currency } rows { key amount { amountMinor } } lineItems { sku total { amountMinor } } } } }`;
interface Summary {
  readonly price: { readonly amountMinor: number; readonly currency: string };
  readonly rows: readonly { readonly key: string; readonly amount: { readonly amountMinor: number } }[];
  readonly lineItems: readonly { readonly sku: string; readonly total: { readonly amountMinor: number } }[];
}
interface Priced {
  readonly summary: Summary;
}

/** A region with one tax, one with prices that include it, one with one Canadian tax, one with two. */
const regions = [
  { storeNumber: '1001', country: 'US', region: 'IL' },
  { storeNumber: '1012', country: 'US', region: 'CA' },
  { storeNumber: '1013', country: 'CA', region: 'ON' },
  { storeNumber: '1014', country: 'CA', region: 'QC' },
] as const;
const sold = catalogue.products.filter(({ counterOnly }) => !counterOnly);
const unit: fc.Arbitrary<ItemOptions> = fc.constantFrom(...sold).chain((product) => {
  const added = choicesOf(product)
    .flatMap(({ products }) => products)
    .filter((option) => option.max > option.defaultQuantity);
  const sku = fc.constantFrom(...product.sizes.map((size) => size.sku));
  if (added.length === 0) return sku.map((chosen) => ({ sku: chosen }));
  return fc.tuple(sku, fc.option(fc.constantFrom(...added))).map(([chosen, option]) => ({
    sku: chosen,
    ...(option && { options: { [option.sku]: option.defaultQuantity + 1 } }),
  }));
});
const sumOf = (amounts: readonly { readonly amountMinor: number }[]) =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
const rowOf = ({ rows }: Summary, key: string) =>
  sumOf(rows.filter((row) => row.key === key).map(({ amount }) => amount));
const taxesOf = ({ rows }: Summary) =>
  rows.filter(({ key }) => key !== 'subtotal' && key !== 'discount').map(({ amount }) => amount.amountMinor);
const addedRates = (place: Parameters<typeof taxRowsAt>[0]) =>
  taxRowsAt(place)
    .filter(({ isIncluded }) => !isIncluded)
    .map(({ rate }) => rate);
/** Each tax of the region on the taxable lines. */
const expectedTaxes = ({ lineItems }: Summary, { country, region }: (typeof regions)[number]) => {
  const taxable = sumOf(lineItems.filter(({ sku }) => isTaxable(sku)).map(({ total }) => total));
  return addedRates({ country, region }).map((rate) => taxOn(taxable, rate));
};
const isTaxable = (sku: string) => catalogue.findSku(sku)?.product.taxClass !== undefined;

describe('any cart with any offer or none, priced over HTTP', () => {
  let test: TestApp;
  let gold: TestBrowser;
  const offers: { readonly type: string; readonly code: string }[] = [];
  before(async () => {
    test = await startTestApp();
    await starsOf(test.deps, 'member-gold').give(10_000);
    for (const over of [
      { kind: 'PERCENT', value: 20 },
      { kind: 'PERCENT', value: 100 },
      { kind: 'PERCENT', value: 33 },
      { kind: 'AMOUNT', value: 300 },
      { kind: 'AMOUNT', value: 99_999 },
      { kind: 'FREE_ITEM', value: 2010 },
    ] as const)
      offers.push(await giveCoupon(test.deps, 'member-gold', over));
    offers.push(...['25', '60', '100', '200', '300', '400'].map((code) => ({ type: 'STAR_REWARD', code })));
  });
  after(() => test.stop());
  let prices = 0;
  /** Answers nothing for a cart that cannot be ordered, or an offer that does not suit it. */
  const ask = async (
    items: readonly ItemOptions[],
    storeNumber: string,
    offer?: object,
    enableTransparentPricing?: boolean,
  ) => {
    // A customer may ask for 60 prices a minute.
    if (prices++ % 50 === 0) {
      gold = openBrowser(test.app);
      await gold.signIn('gold');
      await test.deps.db.deleteFrom('rate_bucket').execute();
    }
    const order = {
      ...toOrder(items, { storeNumber, ...(offer && { offers: [offer] }) }),
      ...(enableTransparentPricing !== undefined && { enableTransparentPricing }),
    };
    const { data, errors } = await gold.graphql(document, { order, locale: 'en-US' });
    const code = errors?.[0]?.extensions.code;
    assert.ok(
      [undefined, 'REWARD_NOT_APPLIED', 'INVALID_OPTION', 'ITEMS_UNAVAILABLE', 'ADD_IN_LIMIT'].includes(code),
      code,
    );
    return (data?.priceOrder as Priced | undefined)?.summary;
  };

  it('adds up to the cent, is never below zero, taxes what is left by region, and does not depend on the sequence of lines, ORD-110 ORD-088 D-144', async () => {
    let applied = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(unit, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...regions),
        fc.nat(),
        async (items, { storeNumber, country, region }, pick) => {
          const plain = await ask(items, storeNumber);
          const offer = offers[pick % offers.length];
          const summary = await ask(items, storeNumber, offer);
          if (!plain || !summary) return;
          applied += 1;
          const lines = sumOf(summary.lineItems.map(({ total }) => total));
          const discount = -rowOf(summary, 'discount');
          assert.equal(rowOf(summary, 'subtotal'), lines);
          assert.equal(sumOf(summary.rows.map(({ amount }) => amount)), summary.price.amountMinor);
          assert.ok(discount > 0 && discount <= lines);
          assert.ok(summary.price.amountMinor >= 0);
          assert.ok(summary.price.amountMinor <= plain.price.amountMinor);

          const taxable = sumOf(
            summary.lineItems.filter(({ sku }) => isTaxable(sku)).map(({ total }) => total),
          );
          const rates = addedRates({ country, region });
          const taxes = taxesOf(summary);
          assert.equal(taxes.length, rates.length);
          for (const [index, rate] of rates.entries()) {
            const tax = taxes[index] ?? -1;
            // The discount may belong to taxable lines wholly, in part, or not at all.
            assert.ok(tax >= taxOn(Math.max(0, taxable - discount), rate) && tax <= taxOn(taxable, rate));
            if (lines === taxable) assert.equal(tax, taxOn(taxable - discount, rate));
            if (discount === lines) assert.equal(tax, 0);
          }
          const reversed = await ask(items.toReversed(), storeNumber, offer);
          assert.deepEqual(reversed?.rows, summary.rows);
        },
      ),
      { numRuns: 60, seed: 20_260_603 },
    );
    assert.ok(applied >= 15, `${applied} carts had an offer`);
  });

  it('without an offer adds up to the cent, is never below zero, is taxed by region, and does not depend on the sequence of lines or on transparent pricing, ORD-080 ORD-088', async () => {
    let priced = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(unit, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...regions),
        async (items, place) => {
          const summary = await ask(items, place.storeNumber);
          if (!summary) return;
          priced += 1;
          const lines = sumOf(summary.lineItems.map(({ total }) => total));
          assert.equal(rowOf(summary, 'subtotal'), lines);
          assert.equal(rowOf(summary, 'discount'), 0);
          assert.equal(sumOf(summary.rows.map(({ amount }) => amount)), summary.price.amountMinor);
          assert.ok(lines > 0 && summary.price.amountMinor >= lines);
          const taxes = expectedTaxes(summary, place);
          assert.deepEqual(taxesOf(summary), taxes);

          assert.deepEqual((await ask(items.toReversed(), place.storeNumber))?.rows, summary.rows);
          assert.deepEqual(await ask(items, place.storeNumber, undefined, true), summary);
          const summed = await ask(items, place.storeNumber, undefined, false);
          assert.deepEqual([summed?.price, summed?.lineItems], [summary.price, summary.lineItems]);
          assert.deepEqual(
            summed?.rows.map(({ key, amount }) => [key, amount.amountMinor]),
            [
              ['subtotal', lines],
              ...(taxes.length > 0 ? [['taxes', taxes.reduce((sum, tax) => sum + tax, 0)]] : []),
            ],
          );
        },
      ),
      { numRuns: 40, seed: 20_261_126 },
    );
    assert.ok(priced >= 15, `${priced} carts were priced`);
  });
});
