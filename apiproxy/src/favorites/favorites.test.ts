import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { sql } from 'kysely';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { codeOf, latte, priceLatte, toItem, type ItemOptions } from '../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { maxFavorites } from './favorite-store.ts';

const fields = `id item { sku sizeCode sizeName availability price { amountMinor currency }
  product { productNumber name art forms { formCode name } }
  childItems { sku productNumber name quantity standardQuantity availability } excludedIngredients { sku name } standardItems { sku name availability } }`;
const listing = `query GetFavoriteProducts($locale: String!, $storeNumber: String, $storePricingInput: StorePricingInput) {
  favoriteProducts(locale: $locale, storeNumber: $storeNumber, storePricingInput: $storePricingInput) { ${fields} } }`;
const adding = `mutation AddFavoriteProduct($locale: String!, $item: FavoriteItemInput!) {
  addFavoriteProduct(locale: $locale, item: $item) { ${fields} } }`;
const deleting = `mutation DeleteFavoriteProduct($favoriteProductId: ID!) {
  deleteFavoriteProduct(favoriteProductId: $favoriteProductId) }`;

const plainLatte: ItemOptions = { sku: latte };
const customLatte: ItemOptions = {
  sku: latte,
  options: { 'opt-304': 1, 'opt-350': 2 },
  excludedIngredients: ['opt-320'],
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

  const add = (browser: TestBrowser, item: ItemOptions, locale = 'en-US') =>
    browser.graphql(adding, { locale, item: toItem(item) });
  const idOf = async (browser: TestBrowser, item: ItemOptions): Promise<string> =>
    (await add(browser, item)).data.addFavoriteProduct.id;
  const list = async (browser: TestBrowser, more: object = {}) =>
    (await browser.graphql(listing, { locale: 'en-US', ...more })).data.favoriteProducts;
  const remove = (browser: TestBrowser, favoriteProductId: string) =>
    browser.graphql(deleting, { favoriteProductId });
  const countStored = async () =>
    (await test.deps.db.selectFrom('favorite_product').select('favorite_id').execute()).length;

  const row = (memberId: string, key: string, more: object = {}) => ({
    favorite_id: `${memberId}-${key}`,
    member_id: memberId,
    item_key: key,
    sku: latte,
    child_items: '[]',
    excluded_ingredients: '[]',
    created_at: test.deps.clock.now(),
    ...more,
  });
  const fill = (memberId: string, count: number) =>
    test.deps.db
      .insertInto('favorite_product')
      .values(Array.from({ length: count }, (_, index) => row(memberId, `key-${index}`)))
      .execute();

  it('store a size with its options and excluded ingredients, ORD-144', async () => {
    const { data } = await add(gold, customLatte);
    const { id, item } = data.addFavoriteProduct;
    assert.deepEqual(
      [item.sku, item.sizeCode, item.sizeName, item.product.name, item.product.forms, item.availability],
      [latte, 'medium', 'Medium', 'Caffè Latte', [{ formCode: 'hot', name: 'Hot' }], 'AVAILABLE'],
    );
    assert.deepEqual(item.childItems, [
      {
        sku: 'opt-304',
        productNumber: 304,
        name: 'Oat milk',
        quantity: 1,
        standardQuantity: 0,
        availability: 'AVAILABLE',
      },
      {
        sku: 'opt-350',
        productNumber: 350,
        name: 'Vanilla syrup',
        quantity: 2,
        standardQuantity: 0,
        availability: 'AVAILABLE',
      },
    ]);
    assert.deepEqual(item.excludedIngredients, [{ sku: 'opt-320', name: 'Espresso' }]);
    assert.deepEqual(item.price, { amountMinor: 495 + 70 + 60, currency: 'USD' });
    assert.deepEqual(await list(gold), [{ id, item }]);
  });

  it('are one for the same item, in whatever order it is given, ORD-144', async () => {
    const id = await idOf(gold, { ...customLatte, excludedIngredients: ['opt-320', 'opt-301'] });
    const options = { 'opt-350': 2, 'opt-304': 1, 'opt-351': 1 };
    const other = await idOf(gold, { ...customLatte, options });
    assert.notEqual(other, id);
    assert.equal(await idOf(gold, { ...customLatte, excludedIngredients: ['opt-301', 'opt-320'] }), id);
    assert.equal(
      await idOf(gold, { ...customLatte, options: { 'opt-351': 1, 'opt-304': 1, 'opt-350': 2 } }),
      other,
    );
    // A latte has two shots by default.
    const plain = await idOf(gold, plainLatte);
    assert.equal(await idOf(gold, { sku: latte, options: { 'opt-320': 2 } }), plain);
    assert.equal(await countStored(), 3);
  });

  it('are others where size, options or excluded ingredients differ', async () => {
    const items: readonly ItemOptions[] = [
      plainLatte,
      { sku: '2010-hot-large' },
      { sku: latte, options: { 'opt-320': 3 } },
      { sku: latte, options: { 'opt-320': 1 } },
      { sku: latte, excludedIngredients: ['opt-320'] },
    ];
    for (const item of items) await add(gold, item);
    assert.equal(await countStored(), items.length);
  });

  it('are grouped by the form, then sorted by name, as the language sorts, ORD-144', async () => {
    for (const sku of ['3001-single-each', '2130-iced-large', latte, '2001-hot-small'])
      assert.equal(codeOf(await add(gold, { sku })), undefined);
    const listed = async (locale: string): Promise<[string, string][]> =>
      (await list(gold, { locale })).map(({ item }: { item: never }) => {
        const { product } = item as { product: { name: string; forms: [{ name: string }] } };
        return [product.forms[0].name, product.name];
      });
    assert.deepEqual(
      (await listed('en-US')).map(([form]) => form),
      ['Hot', 'Hot', 'Iced', 'Single'],
    );
    assert.deepEqual((await listed('en-US')).map(([, name]) => name).slice(0, 2), [
      'Caffè Latte',
      'House Blend',
    ]);
    assert.deepEqual(
      (await listed('fr-CA')).map(([form]) => form),
      ['À l’unité', 'Chaud', 'Chaud', 'Glacé'],
    );
  });

  it('are in the requested language, whatever they were added in', async () => {
    await add(quebec, customLatte, 'en-CA');
    const [{ item }] = await list(quebec, { locale: 'fr-CA' });
    assert.deepEqual(
      [item.sizeName, item.product.forms[0].name, item.childItems[0].name, item.excludedIngredients[0].name],
      ['Moyen', 'Chaud', 'Boisson d’avoine', 'Espresso'],
    );
    assert.equal(item.price.currency, 'CAD');
  });

  it('have the price and the availability of the requested store, ORD-144', async () => {
    await add(gold, customLatte);
    const storePricingInput = { timeZone: 'America/Toronto', ownershipTypeCode: 'CO', countryCode: 'CA' };
    const [{ item: abroad }] = await list(gold, { storeNumber: '1013', storePricingInput });
    assert.equal(abroad.price.currency, 'CAD');
    assert.equal(abroad.availability, 'AVAILABLE');
    const [{ item: national }] = await list(gold, { storePricingInput });
    assert.equal(national.price.currency, 'CAD');
    const [{ item: home }] = await list(gold);
    assert.equal(home.price.currency, 'USD');
  });

  it('stay in the list when the store does not have them, and report it, ORD-144', async () => {
    await add(gold, { sku: latte, options: { 'opt-304': 1 } });
    const [{ item }] = await list(gold, { storeNumber: '1008-100008' });
    assert.deepEqual([item.availability, item.childItems[0].availability], ['SOLD_OUT', 'SOLD_OUT']);
    assert.equal(codeOf(await add(gold, { sku: '2110-iced-medium' })), undefined);
    const [, counterOnly] = await list(gold);
    assert.equal(counterOnly.item.availability, 'NOT_ORDERABLE_ONLINE');
  });

  it('say which option of the standard recipe the store lacks, D-143', async () => {
    await add(gold, { sku: '2136-iced-medium' });
    const [{ item }] = await list(gold, { storeNumber: '1008-100008' });
    assert.equal(item.availability, 'AVAILABLE');
    assert.deepEqual(
      item.standardItems.filter(({ availability }: { availability: string }) => availability !== 'AVAILABLE'),
      [{ sku: 'opt-304', name: 'Oat milk', availability: 'SOLD_OUT' }],
    );
  });

  it('reject an unknown store', async () => {
    const reply = await gold.graphql(listing, { locale: 'en-US', storeNumber: '9999' });
    assert.equal(codeOf(reply), 'STORE_NOT_FOUND');
  });

  it('are not listed when the size or an option is no longer sold, and do not count, ORD-145', async () => {
    await fill('member-gold', maxFavorites - 1);
    await test.deps.db
      .insertInto('favorite_product')
      .values([
        row('member-gold', 'gone-size', { sku: '1-hot-small' }),
        row('member-gold', 'gone-option', { child_items: '[{"sku":"opt-399","quantity":1}]' }),
      ])
      .execute();
    assert.equal((await list(gold)).length, maxFavorites - 1);
    assert.equal(codeOf(await add(gold, customLatte)), undefined);
  });

  for (const [code, because, item] of [
    ['ITEMS_NOT_FOUND', 'the sku is unknown', { sku: 'nope' }],
    ['ITEMS_NOT_FOUND', 'there is no sku', { sku: '' }],
    ['INVALID_OPTION', 'an option is unknown', { sku: latte, options: { 'opt-9': 1 } }],
    [
      'INVALID_OPTION',
      'there are two kinds of milk',
      { sku: latte, options: { 'opt-304': 1, 'opt-305': 1 } },
    ],
    ['INVALID_OPTION', 'there are more shots than fit', { sku: latte, options: { 'opt-320': 7 } }],
    [
      'INVALID_OPTION',
      'the excluded ingredient is not in it',
      { sku: latte, excludedIngredients: ['opt-350'] },
    ],
    ['INVALID_QUANTITY', 'an option has none, ORD-047', { sku: latte, options: { 'opt-320': 0 } }],
    ['ADD_IN_LIMIT', 'there are too many extras', { sku: latte, options: { 'opt-350': 7, 'opt-351': 6 } }],
  ] as const)
    it(`reject ${code} when ${because}, and store nothing`, async () => {
      assert.equal(codeOf(await add(gold, item)), code);
      assert.equal(await countStored(), 0);
    });

  it('reject malformed input', async () => {
    for (const item of [
      null,
      {},
      { commerce: {} },
      { commerce: { sku: latte }, childItems: [{ quantity: 1 }] },
    ])
      assert.equal(codeOf(await gold.graphql(adding, { locale: 'en-US', item })), 'BAD_REQUEST');
  });

  it('are fifty at most; an existing one is still answered, ORD-145', async () => {
    const id = await idOf(gold, customLatte);
    await fill('member-gold', maxFavorites - 1);
    const { errors } = await add(gold, plainLatte);
    assert.deepEqual(
      [errors?.[0]?.extensions.code, errors?.[0]?.extensions.params],
      ['561007', { limit: 50 }],
    );
    assert.equal(await idOf(gold, customLatte), id);
    assert.equal(codeOf(await add(quebec, plainLatte)), undefined);
    await remove(gold, id);
    assert.equal(codeOf(await add(gold, plainLatte)), undefined);
    assert.equal((await list(gold)).length, maxFavorites);
  });

  it('are one when ten adds of the same item run concurrently, ORD-144', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => idOf(gold, customLatte)));
    assert.equal(new Set(ids).size, 1);
    assert.equal(await countStored(), 1);
  });

  it('are never more than fifty when the last places are requested concurrently, ORD-145', async () => {
    await fill('member-gold', maxFavorites - 2);
    const quantities = [1, 3, 4, 5, 6];
    const replies = await Promise.all(
      quantities.map((quantity) => add(gold, { sku: latte, options: { 'opt-320': quantity } })),
    );
    assert.deepEqual(replies.map(codeOf).sort(), ['561007', '561007', '561007', undefined, undefined]);
    assert.equal(await countStored(), maxFavorites);
  });

  it('are deleted, however often it is requested, ORD-144', async () => {
    const id = await idOf(gold, customLatte);
    for (let time = 0; time < 2; time += 1) {
      const reply = await remove(gold, id);
      assert.deepEqual([codeOf(reply), reply.data], [undefined, { deleteFavoriteProduct: id }]);
    }
    assert.deepEqual(await list(gold), []);
  });

  it('are a member’s own: another member sees and deletes none of them', async () => {
    const id = await idOf(gold, customLatte);
    assert.deepEqual(await list(quebec), []);
    assert.equal(codeOf(await remove(quebec, id)), undefined);
    assert.deepEqual(
      (await list(gold)).map((favorite: { id: string }) => favorite.id),
      [id],
    );
    assert.notEqual(await idOf(quebec, customLatte), id);
  });

  it('are for members only, ORD-144', async () => {
    const id = await idOf(gold, customLatte);
    const guest = openBrowser(test.app);
    const refused = async () => {
      assert.equal(codeOf(await guest.graphql(listing, { locale: 'en-US' })), 'UNAUTHENTICATED');
      assert.equal(codeOf(await add(guest, customLatte)), 'UNAUTHENTICATED');
      assert.equal(codeOf(await remove(guest, id)), 'UNAUTHENTICATED');
    };
    await refused();
    await priceLatte(guest, true);
    await refused();
    assert.equal(await countStored(), 1);
  });

  it('are cached by the browser only', async () => {
    const reply = await gold.get(
      `${restPaths.graphql}?query=${encodeURIComponent('{favoriteProducts(locale:"en-US"){id}}')}`,
    );
    assert.equal(reply.headers['cache-control'], 'private, no-store');
  });

  it('are deleted with the account', async () => {
    await sql`insert into member select 'member-leaver' as member_id, 'ex-leaver' as ex_id,
      'leaver@crema.test' as email, password_hash, first_name, last_name, market, locale, level, brand_mail,
      general_mail, personal_mail, registration_source, joined_at from member
      where member_id = 'member-gold'`.execute(test.deps.db);
    await fill('member-leaver', 3);
    await test.deps.db.deleteFrom('member').where('member_id', '=', 'member-leaver').execute();
    assert.equal(await countStored(), 0);
  });
});
