import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths, type OrderingOptionCategory, type OrderingProductReply } from '@crema/shared-contracts';
import { openBrowser } from '../../testing/browser.ts';
import { ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { catalogue } from '../../testing/shop/sample-catalogue.ts';
import { findOption } from '../product-options.ts';

const latte = 2010;
const withoutOptions = 2060;
const flat = (
  categories: readonly OrderingOptionCategory[],
): readonly Omit<OrderingOptionCategory, 'children'>[] =>
  categories.flatMap((category) => [category, ...category.children]);

const dearer = '1012-100012';

describe('a product for ordering', () => {
  let test: TestApp;
  before(async () => {
    test = await startTestApp();
    await test.deps.db
      .updateTable('store')
      .set({ price_tier: 3 })
      .where('store_number', '=', dearer)
      .execute();
  });
  after(() => test.stop());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `${restPaths.orderingProduct}/${path}`, headers: { ...ownPage, ...headers } });
  const firstOf = async (path: string, headers?: Record<string, string>) => {
    const { products } = (await ask(path, headers)).json<OrderingProductReply>();
    const first = products.find(({ productOptions }) => productOptions);
    assert.ok(first?.productOptions);
    return { ...first, categories: flat(first.productOptions) };
  };

  it('has categories with products, their number, name and unit, as the first product with options, ORD-026', async () => {
    const { productNumber, formCode, categories } = await firstOf(`${latte}?store=1001-100001`);
    assert.deepEqual([productNumber, formCode], [latte, 'hot']);
    const numbers = categories.map(({ categoryNumber }) => categoryNumber);
    assert.equal(new Set(numbers).size, numbers.length);
    const options = categories.flatMap(({ products }) => products);
    const known = catalogue.findProduct(latte, 'hot');
    assert.ok(known);
    for (const { sku } of options) assert.ok(findOption(known, sku), sku);
    const syrup = options.find(({ name }) => name === 'Vanilla syrup');
    assert.equal(syrup?.attributes.unitOfMeasure, 'pump');
  });

  it('has no options where a product has none, ORD-026', async () => {
    const reply = await ask(String(withoutOptions));
    const { products } = reply.json<OrderingProductReply>();
    assert.deepEqual([reply.statusCode, products.length, products[0]?.productOptions], [200, 1, undefined]);
  });

  it('is in the language of the header, ORD-026', async () => {
    const french = await firstOf(String(latte), { 'accept-language': 'fr-CA,fr;q=0.9' });
    const english = await firstOf(String(latte), { 'accept-language': 'en-CA' });
    assert.notDeepEqual(
      french.categories.map(({ name }) => name),
      english.categories.map(({ name }) => name),
    );
    assert.equal(french.sizes[0]?.price.currency, 'CAD');
  });

  it('has the prices of the store in the query, by its full and short number, ORD-026, D-30', async () => {
    const priceOf = async (query: string) =>
      (await firstOf(`${latte}${query}`)).sizes[0]?.price.amountMinor ?? 0;
    const national = await priceOf('');
    const own = await priceOf(`?store=${dearer}`);
    assert.ok(own > national, `${own} is more than ${national}`);
    assert.equal(await priceOf(`?store=${dearer.split('-')[0]}`), own);
  });

  it('may be kept for a minute, and is not sent again while it is the same, ORD-026', async () => {
    const { headers } = await ask(String(latte));
    assert.deepEqual(
      [headers['cache-control'], headers.vary?.includes('accept-language')],
      ['public, max-age=60, stale-while-revalidate=600', true],
    );
    const again = await ask(String(latte), { 'if-none-match': String(headers.etag) });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
    const other = await ask(`${latte}?store=1013`, { 'if-none-match': String(headers.etag) });
    assert.equal(other.statusCode, 200);
  });

  for (const [path, code] of [
    ['9999999', 'PRODUCT_NOT_FOUND'],
    ['latte', 'PRODUCT_NOT_FOUND'],
    ['pickup-time', 'PRODUCT_NOT_FOUND'],
    [`${latte}?store=99999`, 'STORE_NOT_FOUND'],
  ] as const)
    it(`answers 404 ${code} to ${path}, uncached, ORD-026`, async () => {
      const reply = await ask(path);
      assert.deepEqual(
        [reply.statusCode, reply.json().error.code, reply.headers['cache-control'], reply.headers.etag],
        [404, code, 'no-store', undefined],
      );
    });

  it('leaves the longer paths below ordering to their own endpoints, ORD-026, ORD-065, ORD-066', async () => {
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    for (const path of [`${restPaths.pickupTime}/no-order/1001`, `${restPaths.orderEvents}/no-order`])
      assert.equal((await gold.get(path)).json().error.code, 'ORDER_NOT_FOUND', path);
  });
});
