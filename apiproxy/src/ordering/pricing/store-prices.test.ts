import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { optionsOf } from '../../catalogue/catalogue.public.ts';
import { catalogue } from '../../testing/shop/sample-catalogue.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { goodStore, toOrder } from '../../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const rules = `query ($storeNumber: ID!, $locale: String!) { pricingRules(storeNumber: $storeNumber, locale: $locale) {
  currency salesTaxIncluded taxes { key label milliPercent } } }`;
const prices = `query ($storeNumber: ID!, $productNumbers: [Int!]!) {
  pricingByStoreNumber(storeNumber: $storeNumber, productNumbers: $productNumbers) { storeNumber products {
    productNumber formCode sizes { sku price { amountMinor currency } } options { sku price { amountMinor } } } } }`;
const pricing = `mutation ($order: OrderInput!) { priceOrder(order: $order, locale: "en-US") {
  summary { lineItems { unitPrice { amountMinor } children { total { amountMinor } } } } } }`;

interface SkuPrice {
  readonly sku: string;
  readonly price: { readonly amountMinor: number };
}
const latte = 2010;

describe('the prices and rules of a store', () => {
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp();
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());

  it('are those by which price-order charges a size and an option, ORD-086, ORD-088', async () => {
    const { data } = await gold.graphql(prices, { storeNumber: '1001', productNumbers: [latte, latte] });
    const { storeNumber, products } = data.pricingByStoreNumber;
    assert.deepEqual([storeNumber, products.length], [goodStore, 1]);
    const [{ sizes, options }] = products as [{ sizes: SkuPrice[]; options: SkuPrice[] }];
    const product = catalogue.findProduct(latte, 'hot');
    assert.ok(product);
    const option = optionsOf(product).find(({ max, defaultQuantity }) => max > defaultQuantity);
    assert.ok(option);
    const { data: priced } = await gold.graphql(pricing, {
      order: toOrder(
        sizes.map(({ sku }) => ({ sku, options: { [option.sku]: option.defaultQuantity + 1 } })),
        {},
      ),
    });
    const lines = priced.priceOrder.summary.lineItems as {
      unitPrice: { amountMinor: number };
      children: { total: { amountMinor: number } }[];
    }[];
    assert.deepEqual(
      lines.map(({ unitPrice }) => unitPrice.amountMinor),
      sizes.map(({ price }) => price.amountMinor),
    );
    assert.equal(
      lines[0]?.children[0]?.total.amountMinor,
      options.find(({ sku }) => sku === option.sku)?.price.amountMinor,
    );
  });

  for (const { storeNumber, locale, expected } of [
    {
      storeNumber: '1001',
      locale: 'en-US',
      expected: { currency: 'USD', salesTaxIncluded: false, taxes: ['Sales tax 10250'] },
    },
    {
      storeNumber: '1012',
      locale: 'en-US',
      expected: { currency: 'USD', salesTaxIncluded: true, taxes: ['Sales tax 8750'] },
    },
    {
      storeNumber: '1014',
      locale: 'fr-CA',
      expected: { currency: 'CAD', salesTaxIncluded: false, taxes: ['TPS 5000', 'TVQ 9975'] },
    },
  ])
    it(`say how prices become a total at ${storeNumber} in ${locale}, ORD-086, ORD-087`, async () => {
      const { data } = await gold.graphql(rules, { storeNumber, locale });
      const { taxes, ...others } = data.pricingRules;
      const named = (taxes as { label: string; milliPercent: number }[]).map(
        ({ label, milliPercent }) => `${label} ${milliPercent}`,
      );
      assert.deepEqual({ ...others, taxes: named }, expected);
    });

  it('leave out what the range does not have, and refuse an unknown store and too many products, ORD-086', async () => {
    const ask = async (storeNumber: string, productNumbers: readonly number[]) =>
      gold.graphql(prices, { storeNumber, productNumbers });
    assert.deepEqual((await ask('1001', [9_999_999])).data.pricingByStoreNumber.products, []);
    const codes = await Promise.all([
      ask('99999', [latte]),
      ask(
        '1001',
        Array.from({ length: 51 }, (_, index) => index),
      ),
      gold.graphql(rules, { storeNumber: '99999', locale: 'en-US' }),
      gold.graphql(rules, { storeNumber: '1001', locale: 'de-DE' }),
    ]);
    assert.deepEqual(
      codes.map(({ errors }) => errors?.[0]?.extensions.code),
      ['STORE_NOT_FOUND', 'ITEM_LIMIT', 'STORE_NOT_FOUND', 'VALIDATION'],
    );
  });

  it('may be kept by shared caches for a minute, without a session, ORD-086', async () => {
    const url = `/apiproxy/v1/graphql?query=${encodeURIComponent('{ pricingRules(storeNumber: "1001", locale: "en-US") { currency salesTaxIncluded taxes { key } } }')}`;
    const reply = await openBrowser(test.app).get(url);
    assert.equal(reply.headers['cache-control'], 'public, max-age=60');
    assert.ok(reply.headers.etag);
  });
});
