import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { restPaths } from '@crema/shared-contracts';
import { catalogue, usPricing } from '../../testing/shop/sample-catalogue.ts';
import { cataloguePictures, categoryPicture } from '../art/share-pictures.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';

interface ProductShape {
  readonly id: string;
  readonly name: string;
  readonly displayOrder: number;
  readonly availability: string;
  readonly calories: number;
  readonly priceFrom: { readonly amountMinor: number; readonly currency: string };
  readonly priceVaries: boolean;
}
interface Facts {
  readonly id: string;
  readonly priceVaries: boolean;
  readonly allergenKeys: readonly string[];
  readonly allergenStatus: string;
  readonly caffeine: number | null;
}
const facts = 'products{id priceVaries allergenKeys allergenStatus caffeine}';
interface NodeShape {
  readonly id: string;
  readonly name: string;
  readonly uri: string;
  readonly displayOrder: number;
  readonly products?: readonly ProductShape[];
  readonly children?: readonly NodeShape[];
}
const productFields =
  'id name displayOrder availability calories priceVaries priceFrom{amountMinor currency}';
const fields = `id name uri displayOrder products{${productFields}}`;
const menuQuery = (args: string) =>
  `{menu(${args}){storeNumber locale menus{id name uri displayOrder children{${fields} featured children{${fields}}}}}}`;

const below = (nodes: readonly NodeShape[]): readonly NodeShape[] =>
  nodes.flatMap((node) => [node, ...below(node.children ?? [])]);
const productsIn = (nodes: readonly NodeShape[]) => below(nodes).flatMap(({ products }) => products ?? []);

describe('the menu', () => {
  let server: TestApp;
  const clock = createTestClock();
  before(async () => {
    server = await startTestApp({ clock });
  });
  after(() => server.stop());
  const ask = async (query: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/apiproxy/v1/graphql',
        headers: ownPage,
        payload: { query },
      })
    ).json();
  const menuOf = async (args: string): Promise<readonly NodeShape[]> =>
    (await ask(menuQuery(args))).data.menu.menus;
  const availabilityAt = async (storeNumber: string, id: string) =>
    productsIn(await menuOf(`storeNumber:"${storeNumber}", locale:"en-US"`)).find(
      (product) => product.id === id,
    )?.availability;

  it('is menus, categories, subcategories and products in their order, ORD-020', async () => {
    const menus = await menuOf('locale:"en-US"');
    assert.deepEqual(
      menus.map(({ uri }) => uri),
      ['/menu/drinks', '/menu/food', '/menu/at-home'],
    );
    for (const node of below(menus)) {
      const lists = [node.children ?? [], node.products ?? []];
      for (const list of lists)
        assert.deepEqual(
          list.map(({ displayOrder }) => displayOrder),
          list.map((_, index) => index + 1),
        );
    }
    assert.ok(productsIn(menus).every(({ id }) => /^\d{4}\/(?:hot|iced|blended|single)$/.test(id)));
  });

  it('gives every list its place, name and path, and every product its numbers, ORD-020', async () => {
    const product = 'id productNumber formCode name uri displayOrder breadcrumbUri';
    const list = `id name uri displayOrder products{${product}}`;
    const { data } = await ask(
      `{menu(locale:"en-US"){menus{id name uri displayOrder children{${list} children{${list}}}}}}`,
    );
    const pick = (nodes: readonly NodeShape[]) =>
      nodes.map(({ id, name, uri, displayOrder }) => [id, name, uri, displayOrder]);
    const menus: readonly NodeShape[] = data.menu.menus;
    assert.deepEqual(pick(menus), [
      ['drinks', 'Drinks', '/menu/drinks', 1],
      ['food', 'Food', '/menu/food', 2],
      ['at-home', 'At home', '/menu/at-home', 3],
    ]);
    const hotCoffee = menus[0]?.children?.find(({ id }) => id === 'drinks/hot-coffee');
    assert.deepEqual(pick(hotCoffee?.children ?? []).slice(0, 2), [
      ['drinks/hot-coffee/lattes', 'Lattes', '/menu/drinks/hot-coffee/lattes', 1],
      ['drinks/hot-coffee/brewed', 'Brewed coffee', '/menu/drinks/hot-coffee/brewed', 2],
    ]);
    assert.deepEqual(
      productsIn(menus).find(({ id }) => id === '2010/hot'),
      {
        id: '2010/hot',
        productNumber: 2010,
        formCode: 'hot',
        name: 'Caffè Latte',
        uri: '/menu/product/2010/hot',
        displayOrder: 1,
        breadcrumbUri: '/menu/drinks/hot-coffee/lattes',
      },
    );
  });

  it('names a picture that the build draws for every category, ORD-020', async () => {
    const { data } = await ask('{menu(locale:"en-US"){menus{children{uri categoryImageURL}}}}');
    const drawn = cataloguePictures(catalogue);
    const categories: { uri: string; categoryImageURL: string }[] = data.menu.menus.flatMap(
      ({ children }: { children: never[] }) => children,
    );
    assert.ok(categories.length > 10);
    for (const { uri, categoryImageURL } of categories) {
      const path = uri.slice('/menu/'.length);
      assert.equal(categoryImageURL, `${restPaths.categoryPictures}/${path}`);
      assert.ok(drawn[categoryPicture(path.split('/'))], uri);
    }
  });

  it('has no category without products or subcategories, ORD-021', async () => {
    for (const { children, products } of below(await menuOf('locale:"en-US"')))
      assert.ok((children?.length ?? 0) + (products?.length ?? 0) > 0);
  });

  it('shows price and calories of one size: the cheapest where prices differ, else the default, D-169, ORD-124', async () => {
    for (const { id, calories, priceFrom, priceVaries } of productsIn(await menuOf('locale:"en-US"'))) {
      const [number = '', form = ''] = id.split('/');
      const { sizes = [] } = catalogue.findProduct(Number(number), form) ?? {};
      const prices = sizes.map((size) => usPricing.of(size.prices));
      assert.equal(priceVaries, new Set(prices).size > 1, id);
      const shown = sizes.find((size, at) =>
        priceVaries ? prices[at] === Math.min(...prices) : size.isDefault,
      );
      assert.ok(shown);
      assert.deepEqual(
        [priceFrom.amountMinor, calories],
        [usPricing.of(shown.prices), shown.nutrition.calories],
        id,
      );
    }
  });

  it('has the allergens by key, whether they are all known, and the caffeine of the size shown, D-147, ORD-124', async () => {
    const { data } = await ask(
      `{menu(locale:"fr-CA"){allergens{key name} menus{children{${facts} children{${facts}}}}}}`,
    );
    const { allergens, menus } = data.menu;
    const named = Object.fromEntries(allergens.map(({ key, name }: Record<string, string>) => [key, name]));
    assert.equal(named.nuts, 'Noix');
    const all = below(menus).flatMap(({ products }) => products ?? []) as unknown as readonly Facts[];
    assert.ok(all.length > 190);
    for (const { id, allergenKeys, allergenStatus, caffeine, priceVaries } of all) {
      const [number = '', form = ''] = id.split('/');
      const product = catalogue.findProduct(Number(number), form);
      assert.deepEqual([allergenKeys, allergenStatus], [product?.allergens, product?.allergenStatus], id);
      assert.ok(
        allergenKeys.every((key) => key in named),
        id,
      );
      const shown = priceVaries ? product?.sizes[0] : product?.sizes.find(({ isDefault }) => isDefault);
      assert.equal(caffeine, shown?.nutrition.caffeine ?? null, id);
    }
    assert.ok(all.some(({ caffeine }) => caffeine === null));
  });

  it('speaks French and counts in Canadian dollars at a store in Montréal', async () => {
    const menus = await menuOf('storeNumber:"1014", locale:"fr-CA"');
    const latte = productsIn(menus).find(({ id }) => id === '2011/hot');
    assert.deepEqual(
      [menus[0]?.name, latte?.name, latte?.priceFrom],
      ['Boissons', 'Latte à la vanille', { amountMinor: 620, currency: 'CAD' }],
    );
  });

  it('has the store’s currency and the locale’s language, D-03', async () => {
    const [first] = productsIn(await menuOf('storeNumber:"1001", locale:"fr-CA"'));
    assert.equal(first?.priceFrom.currency, 'USD');
    const [national] = productsIn(await menuOf('locale:"en-CA"'));
    assert.equal(national?.priceFrom.currency, 'CAD');
  });

  it('reports what a store has sold out, never sells, or sells at the counter only, ORD-025', async () => {
    assert.deepEqual(
      await Promise.all(
        ['2010/hot', '3101/single', '3005/single', '2110/iced', '2130/iced'].map((id) =>
          availabilityAt('1008', id),
        ),
      ),
      ['SOLD_OUT', 'NOT_SOLD', 'UNKNOWN', 'NOT_ORDERABLE_ONLINE', 'AVAILABLE'],
    );
    assert.equal(await availabilityAt('1001', '2010/hot'), 'AVAILABLE');
  });

  it('reflects the staff’s changes within a minute', async () => {
    const store = '1001-100001';
    await availabilityAt(store, '3002/single');
    await server.deps.db
      .insertInto('store_product')
      .values({ store_number: store, sku: '3002-single-each', availability: 'SOLD_OUT' })
      .execute();
    clock.advance(60_000);
    assert.equal(await availabilityAt(store, '3002/single'), 'SOLD_OUT');
  });

  it('of one store fails deliberately, while the national one works, ORD-022', async () => {
    const failed = await ask(menuQuery('storeNumber:"1011", locale:"en-US"'));
    assert.equal(failed.errors[0].extensions.code, 'TEMPORARILY_UNAVAILABLE');
    assert.ok((await menuOf('locale:"en-US"')).length > 0);
  });

  it('of an unknown store or in an unsupported language is rejected', async () => {
    const unknown = await ask(menuQuery('storeNumber:"9", locale:"en-US"'));
    assert.equal(unknown.errors[0].extensions.code, 'STORE_NOT_FOUND');
    const tongue = await ask(menuQuery('locale:"tlh"'));
    assert.deepEqual(
      [tongue.errors[0].extensions.code, tongue.errors[0].extensions.field],
      ['VALIDATION', 'locale'],
    );
  });

  it('is less than 25 KB compressed as the ordering remote requests it', async () => {
    const documents: Record<string, string> = JSON.parse(
      readFileSync(new URL('../../../../mfe-ordering/persisted-documents.json', import.meta.url), 'utf8'),
    );
    const document = Object.values(documents).find((text) => text.startsWith('query GetMenu('));
    const reply = await server.app.inject({
      method: 'POST',
      url: '/apiproxy/v1/graphql',
      headers: ownPage,
      payload: { query: document, variables: { locale: 'fr-CA', storeNumber: '1014' } },
    });
    assert.equal(reply.statusCode, 200);
    assert.ok(brotliCompressSync(reply.rawPayload).length < 25_000);
  });
});

describe('a product', () => {
  let server: TestApp;
  before(async () => {
    server = await startTestApp();
  });
  after(() => server.stop());
  const ask = async (args: string) => {
    const query = `{product(${args}){id name description breadcrumbUri art availability allergens allergenStatus ingredients starsLevel
      taxable multiServe categoryName form{formCode name sizes{sizeCode sku name volume default price{amountMinor currency}
      nutrition{key amount unit} availability}} productOptions{categoryNumber name selection products{productNumber sku name
      defaultQuantity min max pricePerUnit{amountMinor} attributes{unitOfMeasure} caloriesPerUnit availability allergens
      allergenStatus}
      children{categoryNumber name selection products{sku}}}}}`;
    const reply = await server.app.inject({
      method: 'POST',
      url: '/apiproxy/v1/graphql',
      headers: ownPage,
      payload: { query },
    });
    return reply.json();
  };

  it('has sizes, options by category, nutrition and facts, ORD-023', async () => {
    const { data, errors } = await ask(
      'productNumber:2012, formCode:"hot", storeNumber:"1001", locale:"en-US"',
    );
    assert.equal(errors, undefined);
    const { form, productOptions, breadcrumbUri, starsLevel, art } = data.product;
    assert.deepEqual(
      form.sizes.map(({ sku }: { sku: string }) => sku),
      ['2012-hot-small', '2012-hot-medium', '2012-hot-large'],
    );
    assert.deepEqual(
      form.sizes.map(({ sizeCode }: { sizeCode: string }) => sizeCode),
      ['small', 'medium', 'large'],
    );
    const numbers = productOptions.map(({ categoryNumber }: { categoryNumber: number }) => categoryNumber);
    assert.ok(numbers.every(Number.isInteger));
    assert.equal(new Set(numbers).size, productOptions.length);
    assert.deepEqual(
      [breadcrumbUri, starsLevel, JSON.parse(art).kind],
      ['/menu/drinks/hot-coffee/lattes', 200, 'hot'],
    );
    const flavours = productOptions.find(({ name }: { name: string }) => name === 'Flavors');
    assert.deepEqual(
      flavours.children.map(({ name }: { name: string }) => name),
      ['Syrups', 'Sauces'],
    );
    const espresso = productOptions.find(({ name }: { name: string }) => name === 'Espresso');
    assert.deepEqual(
      [
        espresso.selection,
        espresso.products[0].defaultQuantity,
        espresso.products[0].attributes.unitOfMeasure,
      ],
      ['MANY', 2, 'shot'],
    );
  });

  it('reports whether a store has it at all, ORD-023', async () => {
    const at = async (storeNumber: string) =>
      (await ask(`productNumber:2010, formCode:"hot", storeNumber:"${storeNumber}", locale:"en-US"`)).data
        .product.availability;
    assert.deepEqual([await at('1008'), await at('1001')], ['SOLD_OUT', 'AVAILABLE']);
  });

  it('reports which of its options a store has sold out, ORD-023', async () => {
    const { data } = await ask('productNumber:2011, formCode:"hot", storeNumber:"1008", locale:"en-US"');
    const [milk] = data.product.productOptions;
    const oat = milk.products.find(({ sku }: { sku: string }) => sku === 'opt-304');
    assert.deepEqual([milk.selection, oat.name, oat.availability], ['ONE', 'Oat milk', 'SOLD_OUT']);
  });

  it('reports which of its sizes a store has sold out, D-143, ORD-023', async () => {
    const sizesAt = async (storeNumber: string) => {
      const { data } = await ask(
        `productNumber:2130, formCode:"iced", storeNumber:"${storeNumber}", locale:"en-US"`,
      );
      return data.product.form.sizes.map(({ availability }: { availability: string }) => availability);
    };
    assert.deepEqual(await sizesAt('1008'), ['AVAILABLE', 'AVAILABLE', 'SOLD_OUT']);
    assert.deepEqual(await sizesAt('1001'), ['AVAILABLE', 'AVAILABLE', 'AVAILABLE']);
  });

  it('reports the allergens of each choice, and where they are unknown, D-147, ORD-124', async () => {
    const { data } = await ask('productNumber:2306, formCode:"hot", locale:"en-US"');
    const { allergens, allergenStatus, productOptions } = data.product;
    assert.deepEqual([allergens, allergenStatus], [[], 'KNOWN']);
    const splash = productOptions.find(({ name }: { name: string }) => name === 'Add milk');
    assert.deepEqual(
      splash.products.map((option: { sku: string; allergens: string[]; allergenStatus: string }) => [
        option.sku,
        option.allergens,
        option.allergenStatus,
      ]),
      [
        ['opt-310', [], 'KNOWN'],
        ['opt-311', ['Milk'], 'KNOWN'],
        ['opt-312', ['Milk'], 'KNOWN'],
        ['opt-313', ['Oats'], 'KNOWN'],
        ['opt-314', ['Tree nuts'], 'KNOWN'],
      ],
    );
  });

  it('that does not exist is PRODUCT_NOT_FOUND', async () => {
    for (const args of ['productNumber:1, formCode:"hot"', 'productNumber:2012, formCode:"iced"']) {
      const { errors } = await ask(`${args}, locale:"en-US"`);
      assert.equal(errors[0].extensions.code, 'PRODUCT_NOT_FOUND');
    }
  });
});
