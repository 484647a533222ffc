import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { historyRestPaths, restPaths, trustedQueryUrl } from '@crema/shared-contracts';
import { copySample } from '../testing/shop/copy-sample.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import {
  codeOf,
  documents,
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

const maxAgeMs = 1_000;
const croissant = '3001-single-each';
/** An hour before the zone of `goodStore`. */
const torontoStore = '1013-100013';

interface Row {
  readonly number?: number;
  readonly product?: number;
  readonly size?: string;
  readonly list?: string;
}
const work = mkdtempSync(join(tmpdir(), 'loaded-shop-'));
after(() => rmSync(work, { recursive: true }));
/** A copy of the sample: a latte has another name and price, and the butter croissant is gone, also from offers. */
const writeFolder = (name: string, latteName: string, latteMinor: number): string => {
  const folder = join(work, name);
  copySample(folder);
  const edit = (kind: string, change: (row: Row) => object) => {
    const file = join(folder, `${kind}.json`);
    const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly Row[];
    const kept = rows.filter((row) => (kind === 'products' ? row.number : row.product) !== 3001);
    writeFileSync(file, JSON.stringify(kept.map(change)));
  };
  const same = (row: Row) => row;
  edit('products', (row) =>
    row.number === 2010 ? { ...row, name: { 'en-US': latteName, 'fr-CA': latteName } } : row,
  );
  edit('prices', (row) =>
    row.list === 'us' && row.product === 2010 && row.size === 'medium' ? { ...row, price: latteMinor } : row,
  );
  edit('recipes', same);
  edit('nutrition', same);
  edit('opt-in-offers', same);
  return folder;
};

interface Menu {
  readonly products?: readonly { readonly id: string; readonly name: string }[];
  readonly children?: readonly Menu[];
}
const productsOf = (nodes: readonly Menu[]): ReadonlyMap<string, string> =>
  new Map(
    nodes.flatMap(({ products = [], children = [] }) => [
      ...products.map(({ id, name }) => [id, name] as const),
      ...productsOf(children),
    ]),
  );
const level = (inner: string) => `{ products { id name } ${inner} }`;
const queries = {
  menu: `query ($store: String) { menu(storeNumber: $store, locale: "en-US") { menus { children ${level(`children ${level('')}`)} } } }`,
  product: `query ($number: Int!, $form: String!, $store: String) { product(productNumber: $number, formCode: $form, storeNumber: $store, locale: "en-US") {
    name form { sizes { sku price { amountMinor } } } } }`,
  prices: `query ($store: ID!, $numbers: [Int!]!) { pricingByStoreNumber(storeNumber: $store, productNumbers: $numbers) { products { productNumber sizes { sku price { amountMinor } } } } }`,
  cartItems: `query ($items: [CartItemInput!]!, $store: ID) { cartItems(items: $items, storeNumber: $store, locale: "en-US") { price { amountMinor } skus { sku availability } } }`,
  memberCart: `query ($store: String) { memberCart(storeNumber: $store, locale: "en-US") { items { sku name availability } } }`,
  saveCart: `mutation ($items: [CartItemInput!]!, $revision: Int!) { saveMemberCart(items: $items, revision: $revision, locale: "en-US") { isSaved } }`,
  favorites: `query ($store: String) { favoriteProducts(locale: "en-US", storeNumber: $store) { item { sku availability price { amountMinor } product { name art } } } }`,
  addFavorite: `mutation ($item: FavoriteItemInput!) { addFavoriteProduct(locale: "en-US", item: $item) { id } }`,
  previousOrders: `{ previousOrders(locale: "en-US") { id basket { items { sku name } } dropped { name reason } } }`,
};

describe('a shop that is loaded into running servers', () => {
  const clock = createTestClock();
  let now = 0;
  let first: TestApp;
  let second: TestApp;
  const tabs: TestBrowser[] = [];
  let orderId = '';
  before(async () => {
    const shared = { clock, memoryMaxAgeMs: maxAgeMs, monotonic: () => now };
    first = await startTestApp(shared);
    second = await startTestApp({ ...shared, beside: first });
    for (const { app } of [first, second]) {
      const tab = openBrowser(app);
      await tab.signIn('gold');
      tabs.push(tab);
    }
  });
  after(async () => {
    await second.stop();
    await first.stop();
  });
  const run = (...args: string[]) =>
    runOperatorCall({ ...first.deps, clock, notify: () => undefined }, { group: 'shop', args });
  const ask = async (tab: TestBrowser, query: string, variables: object = {}) => {
    const reply = await tab.graphql(query, variables);
    return { data: reply.data, code: codeOf(reply) };
  };
  const units = (...skus: readonly string[]) => skus.map((sku) => ({ quantity: 1, ...toItem({ sku }) }));
  const latteNames = (store: string) =>
    Promise.all(
      tabs.map(async (tab) =>
        productsOf((await ask(tab, queries.menu, { store })).data.menu.menus).get('2010/hot'),
      ),
    );

  it('is the sample first, from which a member orders, keeps a favorite and fills the cart', async () => {
    const [tab] = tabs as [TestBrowser];
    assert.deepEqual(await latteNames(goodStore), ['Caffè Latte', 'Caffè Latte']);
    const priced = await price(tab, toOrder([{ sku: latte }, { sku: croissant }]));
    const { orderId: id, summary } = priced.data.priceOrder;
    orderId = id;
    const submitted = await submit(tab, payBySvc(id, summary.price.amountMinor));
    assert.equal(submitted.errors, undefined);
    for (const sku of [latte, croissant])
      assert.equal((await ask(tab, queries.addFavorite, { item: toItem({ sku }) })).code, undefined);
    const items = units(latte, croissant);
    assert.equal(
      (await ask(tab, queries.saveCart, { items, revision: 0 })).data.saveMemberCart.isSaved,
      true,
    );
  });

  it('is shown by every process at the next poll of the changes: menu, product page, prices, and the price of an order, SHP-007', async () => {
    assert.match((await run('load', copySample(join(work, 'sample')))).summary, /version 1/);
    assert.match((await run('load', writeFolder('season', 'House Latte', 605))).summary, /version 2/);
    now += maxAgeMs;
    assert.deepEqual(await latteNames(goodStore), ['House Latte', 'House Latte']);
    for (const tab of tabs) {
      const store = goodStore;
      const menu = productsOf((await ask(tab, queries.menu, { store })).data.menu.menus);
      assert.equal(menu.has('3001/single'), false);
      const product = (await ask(tab, queries.product, { number: 2010, form: 'hot', store })).data.product;
      const sizes: { sku: string; price: { amountMinor: number } }[] = product.form.sizes;
      assert.deepEqual(
        [product.name, sizes.find(({ sku }) => sku === latte)?.price.amountMinor],
        ['House Latte', 605],
      );
      assert.equal(
        (await ask(tab, queries.product, { number: 3001, form: 'single', store })).code,
        'PRODUCT_NOT_FOUND',
      );
      const forms = await tab.get(`${restPaths.orderingProduct}/2010?store=${store}`);
      assert.equal(forms.json().products[0].name, 'House Latte');
      assert.equal((await tab.get(`${restPaths.orderingProduct}/3001`)).statusCode, 404);
      const { products } = (await ask(tab, queries.prices, { store, numbers: [2010, 3001] })).data
        .pricingByStoreNumber;
      assert.deepEqual(
        products.map(({ productNumber }: { productNumber: number }) => productNumber),
        [2010],
      );
      const line = (await price(tab, toOrder([{ sku: latte }]))).data.priceOrder.summary.lineItems[0];
      assert.deepEqual([line.name, line.unitPrice.amountMinor], ['House Latte, Medium', 605]);
      assert.equal(codeOf(await price(tab, toOrder([{ sku: croissant }]))), 'ITEMS_NOT_FOUND');
    }
  });

  it('says in cart and favorites that a product is not sold any more, with its former name, picture and price, SHP-006, SHP-007', async () => {
    const [, tab] = tabs as [TestBrowser, TestBrowser];
    const store = goodStore;
    const { cartItems } = (await ask(tab, queries.cartItems, { items: units(croissant), store })).data;
    assert.deepEqual(cartItems, [{ price: null, skus: [{ sku: croissant, availability: 'NOT_SOLD' }] }]);
    const inCart = async () => (await ask(tab, queries.memberCart, { store })).data.memberCart.items;
    const expected = [
      { sku: latte, name: 'House Latte', availability: 'AVAILABLE' },
      { sku: croissant, name: 'Butter Croissant', availability: 'NOT_SOLD' },
    ];
    assert.deepEqual(await inCart(), expected);
    const items = units(latte, croissant);
    assert.equal(
      (await ask(tab, queries.saveCart, { items, revision: 1 })).data.saveMemberCart.isSaved,
      true,
    );
    assert.deepEqual(await inCart(), expected, 'a cart that is saved later keeps it');
    const { favoriteProducts } = (await ask(tab, queries.favorites, { store })).data;
    const favorite = favoriteProducts.find(
      ({ item }: { item: { sku: string } }) => item.sku === croissant,
    ).item;
    assert.deepEqual(
      [
        favorite.product.name,
        favorite.availability,
        favorite.price.amountMinor,
        JSON.parse(favorite.product.art).item,
      ],
      ['Butter Croissant', 'NOT_SOLD', 375, 'croissant'],
    );
  });

  it('leaves orders, their receipt and the history as they were; ordering again says what is gone, SHP-006', async () => {
    const [, tab] = tabs as [TestBrowser, TestBrowser];
    const { order } = (await ask(tab, documents.order, { orderId })).data;
    assert.equal(order.orderId, orderId);
    const receipt = (await tab.get(historyRestPaths.receipt(`order.${orderId}`))).json();
    assert.deepEqual(
      receipt.items.map(({ name, amount }: { name: string; amount: { amountMinor: number } }) => [
        name,
        amount.amountMinor,
      ]),
      [
        ['Caffè Latte, Medium', 495],
        ['Butter Croissant', 375],
      ],
    );
    const { previousOrders } = (await ask(tab, queries.previousOrders)).data;
    const previous = previousOrders.find(({ id }: { id: string }) => id === orderId);
    assert.deepEqual(previous.basket.items, [{ sku: latte, name: 'House Latte' }]);
    assert.deepEqual(previous.dropped, [{ name: 'Butter Croissant', reason: 'NOT_SOLD' }]);
  });

  it('starts at a local time in each store’s own zone, without another change, SHP-006', async () => {
    clock.set('2026-06-04T07:00:00Z');
    await run('load', writeFolder('summer', 'Summer Latte', 625), '--at', '2026-06-04T04:00');
    now += maxAgeMs;
    const shown = async () => [(await latteNames(torontoStore))[1], (await latteNames(goodStore))[1]];
    assert.deepEqual(await shown(), ['House Latte', 'House Latte']);
    clock.set('2026-06-04T08:00:00Z');
    assert.deepEqual(await shown(), ['Summer Latte', 'House Latte']);
    clock.set('2026-06-04T09:00:00Z');
    assert.deepEqual(await shown(), ['Summer Latte', 'Summer Latte']);
  });

  it('is replaced by the former version with one command, SHP-006', async () => {
    await run('use', '1');
    now += maxAgeMs;
    assert.deepEqual(await latteNames(goodStore), ['Caffè Latte', 'Caffè Latte']);
    const [tab] = tabs as [TestBrowser];
    const { product } = (await ask(tab, queries.product, { number: 3001, form: 'single' })).data;
    assert.equal(product.name, 'Butter Croissant');
  });

  it('is in the replies that a production server keeps for all visitors after 5 s at most, SHP-007', async () => {
    const production = await startTestApp({ clock, production: true, beside: first, monotonic: () => now });
    const hash = createHash('sha256').update(queries.menu).digest('hex');
    production.deps.trustDocuments({ [hash]: queries.menu });
    const shown = async (store: string) => {
      const { data } = (await production.app.inject({ url: trustedQueryUrl(hash, { store }) })).json();
      return productsOf(data.menu.menus).get('2010/hot');
    };
    const pass = (ms: number) => {
      clock.advance(ms);
      now += ms;
    };
    assert.equal(await shown(torontoStore), 'Caffè Latte');
    await run('use', '2');
    pass(maxAgeMs - 1);
    assert.equal(
      await shown(goodStore),
      'Caffè Latte',
      'the process has not read the change yet, and keeps this reply',
    );
    pass(5_000 - maxAgeMs);
    assert.equal(await shown(goodStore), 'House Latte');
    await production.stop();
  });
});
