import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { codeOf, latte, toItem, type WantedItem } from '../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { mostFavorites } from './favorite-store.ts';

const fields = `id item { sku sizeCode sizeName availability price { amountMinor currency }
  product { productNumber name art forms { formCode name } }
  childItems { sku productNumber name quantity availability } leftOut { sku name } }`;
const listing = `query GetFavoriteProducts($locale: String!, $storeNumber: String, $storePricingInput: StorePricingInput) {
  favoriteProducts(locale: $locale, storeNumber: $storeNumber, storePricingInput: $storePricingInput) { ${fields} } }`;
const adding = `mutation AddFavoriteProduct($locale: String!, $item: FavoriteItemInput!) {
  addFavoriteProduct(locale: $locale, item: $item) { ${fields} } }`;
const deleting = `mutation DeleteFavoriteProduct($favoriteProductId: ID!) {
  deleteFavoriteProduct(favoriteProductId: $favoriteProductId) }`;

const plainLatte: WantedItem = { sku: latte };
const customLatte: WantedItem = {
  sku: latte,
  options: { 'opt-304': 1, 'opt-350': 2 },
  leftOut: ['opt-320'],
};

describe('favourite products', () => {
  let test: TestApp;
  let gold: TestBrowser;
  let quebec: TestBrowser;
  before(async () => {
    test = await startTestApp();
    gold = openBrowser(test.app);
    quebec = openBrowser(test.app);
    await gold.signIn('gold');
    await quebec.signIn('quebec');
  });
  beforeEach(() => test.deps.db.deleteFrom('favorite_product').execute());
  after(() => test.stop());

  const add = (browser: TestBrowser, item: WantedItem, locale = 'en-US') =>
    browser.graphql(adding, { locale, item: toItem(item) });
  const idOf = async (browser: TestBrowser, item: WantedItem): Promise<string> =>
    (await add(browser, item)).data.addFavoriteProduct.id;
  const list = async (browser: TestBrowser, more: object = {}) =>
    (await browser.graphql(listing, { locale: 'en-US', ...more })).data.favoriteProducts;
  const remove = (browser: TestBrowser, favoriteProductId: string) =>
    browser.graphql(deleting, { favoriteProductId });
  const kept = async () =>
    (await test.deps.db.selectFrom('favorite_product').select('favorite_id').execute()).length;

  it('keep a size with its options and what is left out, ORD-144', async () => {
    const { data } = await add(gold, customLatte);
    const { id, item } = data.addFavoriteProduct;
    assert.deepEqual(
      [item.sku, item.sizeCode, item.sizeName, item.product.name, item.product.forms, item.availability],
      [latte, 'medium', 'Medium', 'Caffè Latte', [{ formCode: 'hot', name: 'Hot' }], 'AVAILABLE'],
    );
    assert.deepEqual(item.childItems, [
      { sku: 'opt-304', productNumber: 304, name: 'Oat drink', quantity: 1, availability: 'AVAILABLE' },
      { sku: 'opt-350', productNumber: 350, name: 'Vanilla syrup', quantity: 2, availability: 'AVAILABLE' },
    ]);
    assert.deepEqual(item.leftOut, [{ sku: 'opt-320', name: 'Espresso shot' }]);
    assert.deepEqual(item.price, { amountMinor: 495 + 70 + 60, currency: 'USD' });
    assert.deepEqual(await list(gold), [{ id, item }]);
  });
});
