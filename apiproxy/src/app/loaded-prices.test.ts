import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { copySample } from '../testing/shop/copy-sample.ts';
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
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { runOperatorCall } from './operator/run-operator-call.ts';

interface Row {
  readonly product?: number;
  readonly size?: string;
  readonly list: string;
}
const croissant = '3001-single-each';
const quebecStore = '1014';
const folder = join(mkdtempSync(join(tmpdir(), 'loaded-prices-')), 'shop');
after(() => rmSync(join(folder, '..'), { recursive: true }));
/** The sample without a Canadian price of the butter croissant; a latte costs less for a day. */
const writeFolder = (): void => {
  copySample(folder);
  const file = join(folder, 'prices.json');
  const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly Row[];
  const kept = rows.filter(({ list, product }) => !(list.startsWith('ca') && product === 3001));
  const period = { from: '2026-06-04T04:00', until: '2026-06-05T04:00' };
  const offer = { list: 'us', product: 2010, size: 'medium', price: 333, ...period };
  writeFileSync(file, JSON.stringify([...kept, offer]));
};

const queries = {
  menu: `query ($store: String, $locale: String!) { menu(storeNumber: $store, locale: $locale) { menus { children {
    products { id priceFrom { amountMinor } } children { products { id priceFrom { amountMinor } } } } } } }`,
  product: `query ($number: Int!, $form: String!, $store: String, $locale: String!) { product(productNumber: $number, formCode: $form, storeNumber: $store, locale: $locale) {
    form { sizes { sku price { amountMinor currency } } } } }`,
  prices: `query ($store: ID!, $numbers: [Int!]!) { pricingByStoreNumber(storeNumber: $store, productNumbers: $numbers) {
    products { sizes { sku price { amountMinor currency } } } } }`,
  cartItems: `query ($items: [CartItemInput!]!, $store: ID) { cartItems(items: $items, storeNumber: $store, locale: "en-US") { price { amountMinor } skus { availability } } }`,
  memberCart: `query ($store: String) { memberCart(storeNumber: $store, locale: "en-US") { items { sku availability price { amountMinor } } } }`,
  saveCart: `mutation ($items: [CartItemInput!]!) { saveMemberCart(items: $items, revision: 0, locale: "en-US") { isSaved } }`,
  favorites: `query ($store: String) { favoriteProducts(locale: "en-US", storeNumber: $store) { item { sku availability price { amountMinor } } } }`,
  addFavorite: `mutation ($item: FavoriteItemInput!) { addFavoriteProduct(locale: "fr-CA", item: $item) { id item { price { amountMinor } } } }`,
  previousOrders: `query ($store: String) { previousOrders(locale: "en-US", storeNumber: $store) { basket { items { sku price { amountMinor } } } dropped { name reason } } }`,
};
interface SizePrice {
  readonly sku: string;
  readonly price: { readonly amountMinor: number };
}
interface MenuNode {
  readonly products?: readonly { readonly id: string }[];
  readonly children?: readonly MenuNode[];
}
const idsIn = (nodes: readonly MenuNode[]): readonly string[] =>
  nodes.flatMap(({ products = [], children = [] }) => [...products.map(({ id }) => id), ...idsIn(children)]);

describe('prices of a loaded shop', () => {
  const clock = createTestClock();
  let test: TestApp;
  let tab: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    tab = openBrowser(test.app);
    await tab.signIn('gold');
    const priced = await price(tab, toOrder([{ sku: latte }, { sku: croissant }]));
    const { orderId, summary } = priced.data.priceOrder;
    assert.equal((await submit(tab, payBySvc(orderId, summary.price.amountMinor))).errors, undefined);
    writeFolder();
    const context = { ...test.deps, clock, notify: () => undefined };
    const report = await runOperatorCall(context, { group: 'shop', args: ['load', folder] });
    assert.match(
      report.summary,
      /version 1.*, 2 warnings\./,
      'the hidden product, and a store without taxes',
    );
  });
  after(() => test.stop());
  const ask = async (query: string, variables: object) => {
    const reply = await tab.graphql(query, variables);
    return { data: reply.data, code: codeOf(reply) };
  };
  const unit = (sku: string) => ({ quantity: 1, ...toItem({ sku }) });
  const croissantIn = async (store: string | null, locale: string) => {
    const { menus } = (await ask(queries.menu, { store, locale })).data.menu;
    const { code } = await ask(queries.product, { number: 3001, form: 'single', store, locale });
    return [idsIn(menus).includes('3001/single'), code ?? 'FOUND'];
  };

  it('hide a product without one in that market only: menu, product page, prices, cart, order, favorites, previous orders, SHP-008', async () => {
    assert.deepEqual(await croissantIn(goodStore, 'en-US'), [true, 'FOUND']);
    assert.deepEqual(await croissantIn(null, 'en-US'), [true, 'FOUND']);
    assert.deepEqual(await croissantIn(quebecStore, 'en-US'), [false, 'PRODUCT_NOT_FOUND']);
    assert.deepEqual(await croissantIn(null, 'fr-CA'), [false, 'PRODUCT_NOT_FOUND']);
    const store = quebecStore;
    assert.equal((await tab.get(`${restPaths.orderingProduct}/3001?store=${store}`)).statusCode, 404);
    const found = await ask(queries.prices, { store, numbers: [3001] });
    assert.deepEqual(found.data.pricingByStoreNumber.products, []);
    const { cartItems } = (await ask(queries.cartItems, { items: [unit(croissant)], store })).data;
    assert.deepEqual(cartItems, [{ price: null, skus: [{ availability: 'NOT_SOLD' }] }]);
    const order = toOrder([{ sku: croissant }], { storeNumber: store });
    assert.equal(codeOf(await price(tab, order)), 'ITEMS_NOT_FOUND');
    assert.equal((await ask(queries.saveCart, { items: [unit(croissant)] })).code, undefined);
    const { items } = (await ask(queries.memberCart, { store })).data.memberCart;
    assert.deepEqual(items, [{ sku: croissant, availability: 'NOT_SOLD', price: null }]);
    const added = await ask(queries.addFavorite, { item: toItem({ sku: croissant }) });
    assert.deepEqual(added.data.addFavoriteProduct.item, { price: null });
    const shown = { sku: croissant, availability: 'NOT_SOLD', price: null };
    const { favoriteProducts } = (await ask(queries.favorites, { store })).data;
    assert.deepEqual(
      favoriteProducts.filter(({ item }: { item: { sku: string } }) => item.sku === croissant),
      [{ item: shown }],
    );
    const [previous] = (await ask(queries.previousOrders, { store })).data.previousOrders;
    assert.deepEqual(previous.dropped, [{ name: 'Butter Croissant', reason: 'NOT_SOLD' }]);
  });

  it('are those of the list from one local time until another, wherever a price is shown or charged, SHP-008', async () => {
    const store = goodStore;
    const sizeOf = (sizes: readonly SizePrice[]) => sizes.find(({ sku }) => sku === latte)?.price.amountMinor;
    const shown = async () => {
      const product = await ask(queries.product, { number: 2010, form: 'hot', store, locale: 'en-US' });
      const prices = await ask(queries.prices, { store, numbers: [2010] });
      const ordering = (await tab.get(`${restPaths.orderingProduct}/2010?store=${store}`)).json();
      const cart = await ask(queries.cartItems, { items: [unit(latte)], store });
      const quote = await price(tab, toOrder([{ sku: latte }]));
      const [previous] = (await ask(queries.previousOrders, { store })).data.previousOrders;
      const line = previous.basket.items.find(({ sku }: { sku: string }) => sku === latte);
      return [
        sizeOf(product.data.product.form.sizes),
        sizeOf(prices.data.pricingByStoreNumber.products[0].sizes),
        sizeOf(ordering.products[0].sizes),
        cart.data.cartItems[0].price.amountMinor,
        quote.data.priceOrder.summary.lineItems[0].total.amountMinor,
        line.price.amountMinor,
      ];
    };
    const all = (minor: number) => Array.from({ length: 6 }, () => minor);
    assert.deepEqual(await shown(), all(495));
    clock.set('2026-06-04T08:59:00Z');
    await tab.signIn('gold');
    assert.deepEqual(await shown(), all(495), 'a minute before, in Chicago');
    clock.set('2026-06-04T09:00:00Z');
    assert.deepEqual(await shown(), all(333));
    clock.set('2026-06-05T09:00:00Z');
    await tab.signIn('gold');
    assert.deepEqual(await shown(), all(495), 'from the minute of the end on');
  });

  it('are those of the list of the store’s group, SHP-008', async () => {
    const setGroup = (group: number) =>
      test.deps.db
        .updateTable('store')
        .set({ price_tier: group })
        .where('short_number', '=', '1001')
        .execute();
    await setGroup(3);
    const quote = await price(tab, toOrder([{ sku: latte }]));
    assert.equal(quote.data.priceOrder.summary.lineItems[0].total.amountMinor, 575);
    await setGroup(9);
    const other = await price(tab, toOrder([{ sku: latte }]));
    assert.equal(
      other.data.priceOrder.summary.lineItems[0].total.amountMinor,
      495,
      'no list names the group',
    );
    await setGroup(0);
  });

  it('of products that one market sells are in the pages for crawlers: the page is found, and is in the sitemap once', async () => {
    const { cataloguePages } = await import('../catalogue/catalogue.pages.ts');
    const [pages] = cataloguePages;
    const paths = (await pages?.list?.(test.deps)) ?? [];
    assert.equal(paths.filter((path) => path === '/menu/product/3001/single').length, 1);
  });
});
