import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, latte, toItem, type ItemOptions } from '../../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const queryOf = (more = '') => `query ($items: [CartItemInput!]!, $storeNumber: ID, $locale: String!) {
  cartItems(items: $items, storeNumber: $storeNumber, locale: $locale) {
    itemId price { amountMinor currency } skus { sku availability } ${more} } }`;

const query = queryOf();

describe('the items of a cart', () => {
  let test: TestApp;
  let visitor: TestBrowser;
  before(async () => {
    test = await startTestApp();
    visitor = openBrowser(test.app);
  });
  after(() => test.stop());
  const ask = (items: readonly ItemOptions[], more: object = {}) =>
    visitor.graphql(query, {
      items: items.map(({ itemId, ...item }) => ({ itemId, quantity: 1, ...toItem(item) })),
      locale: 'en-US',
      ...more,
    });
  const views = async (items: readonly ItemOptions[], more: object = {}) =>
    (await ask(items, more)).data.cartItems;

  it('have a price before a store is chosen, options beyond the recipe included, ORD-088', async () => {
    const [plain, rich] = await views([
      { itemId: 'a', sku: latte },
      { itemId: 'b', sku: latte, options: { 'opt-304': 1, 'opt-320': 3 } },
    ]);
    assert.deepEqual(plain, {
      itemId: 'a',
      price: { amountMinor: 495, currency: 'USD' },
      skus: [{ sku: latte, availability: 'AVAILABLE' }],
    });
    assert.equal(rich.price.amountMinor, 495 + 70 + 100);
    const [canadian] = await views([{ sku: latte }], { locale: 'fr-CA' });
    assert.equal(canadian.price.currency, 'CAD');
  });

  it('say of each size and option whether the store has it, D-143, ORD-043', async () => {
    const at = (items: readonly ItemOptions[]) => views(items, { storeNumber: '1008' });
    const answers = await at([
      { sku: '2130-iced-large' },
      { sku: '2130-iced-medium' },
      { sku: '2011-hot-medium', options: { 'opt-304': 1, 'opt-350': 2 } },
    ]);
    assert.deepEqual(
      answers.map(({ skus }: { skus: readonly { availability: string }[] }) =>
        skus.map(({ availability }) => availability),
      ),
      [['SOLD_OUT'], ['AVAILABLE'], ['AVAILABLE', 'SOLD_OUT', 'AVAILABLE']],
    );
  });

  it('say which options of the standard recipe they hold, and whether the store has them, D-143', async () => {
    const reply = await visitor.graphql(queryOf('standardItems { sku name availability }'), {
      items: [
        toItem({ sku: '2136-iced-medium' }),
        toItem({ sku: '2136-iced-medium', options: { 'opt-302': 1 } }),
        toItem({ sku: '2136-iced-medium', excludedIngredients: ['opt-304'], options: { 'opt-320': 3 } }),
        toItem({ sku: 'none' }),
      ].map((item) => ({ quantity: 1, ...item })),
      storeNumber: '1008',
      locale: 'en-US',
    });
    const standard: { sku: string; availability: string }[][] = reply.data.cartItems.map(
      ({ standardItems }: { standardItems: unknown }) => standardItems,
    );
    const [plain = [], replaced = [], without = [], unknown] = standard;
    assert.deepEqual(
      plain.filter(({ availability }) => availability !== 'AVAILABLE'),
      [{ sku: 'opt-304', name: 'Oat milk', availability: 'SOLD_OUT' }],
    );
    assert.deepEqual(
      replaced,
      plain.filter(({ sku }) => sku !== 'opt-304'),
    );
    assert.deepEqual(
      without,
      plain.filter(({ sku }) => !['opt-304', 'opt-320'].includes(sku)),
    );
    assert.ok(plain.some(({ sku }) => sku === 'opt-320'));
    assert.deepEqual(unknown, []);
  });

  it('have the allergens of what is in them: replaced and excluded ingredients do not count, D-147, ORD-124, L-03', async () => {
    const reply = await visitor.graphql(
      queryOf('facts { allergens allergenStatus allergensUnknownIn caffeine }'),
      {
        items: [
          toItem({ sku: latte }),
          toItem({ sku: latte, options: { 'opt-305': 1, 'opt-320': 3 } }),
          toItem({ sku: latte, excludedIngredients: ['opt-301', 'opt-320'] }),
          toItem({ sku: latte, options: { 'opt-332': 1 } }),
          toItem({ sku: '3130-single-each', options: { 'opt-521': 1 } }),
          toItem({ sku: 'none' }),
        ].map((item) => ({ quantity: 1, ...item })),
        locale: 'en-US',
      },
    );
    const known = { allergenStatus: 'KNOWN', allergensUnknownIn: [] };
    const [plain, almond, without, decaf, oatmeal, gone] = reply.data.cartItems.map(
      ({ facts }: { facts: unknown }) => facts,
    );
    assert.deepEqual(plain, { ...known, allergens: ['Milk'], caffeine: 150 });
    assert.deepEqual(almond, { ...known, allergens: ['Tree nuts'], caffeine: 225 });
    assert.deepEqual(without, { ...known, allergens: [], caffeine: 0 });
    assert.deepEqual(decaf, { ...known, allergens: ['Milk'], caffeine: null });
    assert.deepEqual(oatmeal, {
      allergens: ['Oats'],
      allergenStatus: 'UNKNOWN',
      allergensUnknownIn: ['Dried fruit'],
      caffeine: 0,
    });
    assert.equal(gone, null);
  });

  it('are named in the language of the request: product, sizes, and options that are chosen, excluded or standard, PLT-011', async () => {
    const item = toItem({
      sku: '2136-iced-medium',
      excludedIngredients: ['opt-304'],
      options: { 'opt-320': 3 },
    });
    const ask = async (locale: string, sku?: string) => {
      const { data } = await visitor.graphql(
        queryOf('names { product parts { sku name } } standardItems { sku }'),
        {
          items: [{ quantity: 1, ...(sku === undefined ? item : toItem({ sku })) }],
          locale,
        },
      );
      return data.cartItems[0];
    };
    const { names, standardItems } = await ask('fr-CA');
    const english = (await ask('en-US')).names;
    const nameOf = (sku: string, parts: readonly { sku: string; name: string }[]) =>
      parts.find((part) => part.sku === sku)?.name;
    assert.notEqual(names.product, english.product);
    assert.deepEqual(
      ['2136-iced-medium', '2136-iced-large'].map((sku) => [
        nameOf(sku, english.parts),
        nameOf(sku, names.parts),
      ]),
      [
        ['Medium', 'Moyen'],
        ['Large', 'Grand'],
      ],
    );
    for (const sku of ['opt-304', 'opt-320', ...standardItems.map((part: { sku: string }) => part.sku)])
      assert.ok(nameOf(sku, names.parts), sku);
    assert.notEqual(nameOf('opt-304', names.parts), nameOf('opt-304', english.parts));
    assert.equal((await ask('fr-CA', 'none')).names, null);
  });

  it('that left the range are not sold and have no price', async () => {
    const [gone, halfGone] = await views([{ sku: 'none' }, { sku: latte, options: { 'opt-999': 1 } }]);
    assert.deepEqual(gone, { itemId: null, price: null, skus: [{ sku: 'none', availability: 'NOT_SOLD' }] });
    assert.deepEqual(
      [halfGone.price, halfGone.skus.at(-1)],
      [null, { sku: 'opt-999', availability: 'NOT_SOLD' }],
    );
  });

  it('are refused at an unknown store and beyond fifty lines', async () => {
    assert.equal(codeOf(await ask([{ sku: latte }], { storeNumber: '9' })), 'STORE_NOT_FOUND');
    const many = Array.from({ length: 51 }, () => ({ sku: latte }));
    assert.equal(codeOf(await ask(many)), 'ITEM_LIMIT');
  });
});
