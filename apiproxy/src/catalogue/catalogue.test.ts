import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../shop/sample.ts';
import { caPricing, catalogue, usPricing } from '../testing/shop/sample-catalogue.ts';
import { findOption } from './product-options.ts';
import { ingredientKind } from './kinds/recipe.kinds.ts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';
import type { CatalogueOptionCategory, CatalogueProduct, MenuNode } from './catalogue.types.ts';

const { products, menus } = catalogue;
const flat = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const groups = (categories: readonly CatalogueOptionCategory[]): readonly CatalogueOptionCategory[] =>
  categories.flatMap((category) => [category, ...groups(category.children)]);
const unique = (values: readonly unknown[]) => assert.equal(new Set(values).size, values.length);

describe('the range', () => {
  it('is about 200 products in three menus', () => {
    assert.ok(products.length >= 190 && products.length <= 230, String(products.length));
    assert.deepEqual(
      menus.map(({ slug }) => slug),
      ['drinks', 'food', 'at-home'],
    );
  });

  it('has unique products, skus and menu uris', () => {
    unique(products.map(({ id }) => id));
    unique(products.map(({ productNumber }) => productNumber));
    unique(products.map(({ name }) => name[0]));
    unique(products.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)));
    for (const node of flat(menus)) unique((node.children ?? []).map(({ slug }) => slug));
  });

  it('never uses the product number that previous orders drop, ORD-141', () => {
    const numbers = products.flatMap((product) => [
      product.productNumber,
      ...groups(product.options).flatMap((group) => group.products.map(({ productNumber }) => productNumber)),
    ]);
    assert.ok(!numbers.includes(81));
  });

  it('has a text in both languages for everything, and French sentences are French', () => {
    const messages: LocalizedMessage[] = [
      ...products.flatMap((product) => [
        product.name,
        product.description,
        ...product.sizes.map(({ name }) => name),
      ]),
      ...products.flatMap((product) =>
        groups(product.options).flatMap((group) => [group.name, ...group.products.map(({ name }) => name)]),
      ),
      ...flat(menus).map(({ name }) => name),
    ];
    for (const [english, french] of messages) assert.ok(english.trim() && french.trim(), english);
    for (const { description } of products) {
      assert.notEqual(description[0], description[1]);
      assert.match(description[0], /[.]$/);
      assert.match(description[1], /[.]$/);
    }
  });

  it('has one default size each and prices that grow with the size', () => {
    for (const { id, sizes } of products) {
      assert.equal(sizes.filter(({ isDefault }) => isDefault).length, 1, id);
      const prices = sizes.map((size) => usPricing.of(size.prices));
      assert.deepEqual(
        prices,
        prices.toSorted((left, right) => left - right),
        id,
      );
      for (const { prices: both } of sizes)
        assert.ok(usPricing.of(both) > 0 && caPricing.of(both) > usPricing.of(both), id);
    }
  });

  it('has believable nutrition, more of it in a larger cup', () => {
    for (const { id, sizes } of products)
      for (const { nutrition } of sizes) {
        for (const [key, amount] of Object.entries(nutrition))
          assert.ok(
            amount === undefined ? key === 'caffeine' : Number.isFinite(amount) && amount >= 0,
            `${id} ${key}`,
          );
        assert.ok(nutrition.sugars <= nutrition.carbohydrates + 1, id);
        assert.ok(nutrition.saturatedFat <= nutrition.totalFat + 0.5, id);
        assert.ok(nutrition.calories <= 900, id);
      }
    for (const { id, sizes } of products) {
      const calories = sizes.map(({ nutrition }) => nutrition.calories);
      assert.deepEqual(
        calories,
        calories.toSorted((left, right) => left - right),
        id,
      );
    }
  });

  it('places every product in a category and shows it under its own URL', () => {
    for (const product of products) {
      const uri = product.breadcrumbUri;
      assert.match(uri, /^\/menu\/(?:drinks|food|at-home)\/[a-z-]+(?:\/[a-z-]+)?$/);
      assert.ok(!uri.includes('favourites'), uri);
    }
  });

  it('has one featured category, made of products that exist', () => {
    const featured = flat(menus).filter((node) => node.featured);
    assert.equal(featured.length, 1);
    assert.equal(featured[0]?.products?.length, 12);
    assert.ok(products.some(({ isNew }) => isNew));
  });
});

describe('options', () => {
  const check = (product: CatalogueProduct, group: CatalogueOptionCategory) => {
    unique(group.products.map(({ sku }) => sku));
    for (const { min, defaultQuantity, max, sku } of group.products)
      assert.ok(
        min <= defaultQuantity && defaultQuantity <= max && Number.isInteger(defaultQuantity),
        `${product.id} ${sku}`,
      );
    const chosen = group.products.filter(({ defaultQuantity }) => defaultQuantity > 0).length;
    if (group.selection === 'ONE') assert.equal(chosen, 1, `${product.id} ${group.name[0]}`);
  };

  it('keep defaults within their bounds, and a choice of one has one default', () => {
    for (const product of products) for (const group of groups(product.options)) check(product, group);
  });

  it('follow the recipe: a latte has two shots, 2% milk, no syrup', () => {
    const latte = catalogue.findProduct(2010, 'hot');
    assert.ok(latte);
    const defaults = groups(latte.options)
      .flatMap(({ products: options }) => options)
      .filter(({ defaultQuantity }) => defaultQuantity > 0)
      .map(({ name, defaultQuantity }) => [name[0], defaultQuantity]);
    assert.deepEqual(defaults.slice(0, 2), [
      ['2% milk', 1],
      ['Espresso', 2],
    ]);
    assert.equal(findOption(latte, 'opt-350')?.defaultQuantity, 0);
    assert.equal(findOption(latte, 'opt-999'), undefined);
  });

  it('lets every counted ingredient be excluded, except the espresso of an espresso, ORD-047', () => {
    const counted = readSample()
      .rowsOf(ingredientKind)
      .filter(({ measure }) => measure === 'each');
    const stuck = products
      .filter(({ formCode }) => formCode !== 'single')
      .flatMap(({ options, ingredients, name }) => {
        const inIt = ingredients[0].toLowerCase().replace(/\.$/, '').split(', ');
        const leavable = groups(options)
          .flatMap((group) => group.products)
          .filter(({ canBeExcluded }) => canBeExcluded)
          .map((option) => option.name[0]);
        return counted
          .map(({ name }) => name['en-US'] ?? '')
          .filter((ingredient) => inIt.includes(ingredient.toLowerCase()) && !leavable.includes(ingredient))
          .map((ingredient) => `${name[0]}: ${ingredient}`);
      });
    assert.deepEqual(stuck, [
      'Espresso: Espresso',
      'Espresso Macchiato: Espresso',
      'Espresso con Panna: Espresso',
    ]);
  });

  it('never let a way of preparing it be excluded: a roast, ice or a cup is exchanged', () => {
    for (const product of products)
      for (const { products: options } of groups(product.options))
        for (const { canBeExcluded, defaultQuantity, min, sku } of options)
          assert.ok(!canBeExcluded || (defaultQuantity >= 1 && min === 0), `${product.id} ${sku}`);
    const latte = catalogue.findProduct(2010, 'hot');
    assert.ok(latte);
    for (const [sku, canBeExcluded] of [
      ['opt-320', true],
      ['opt-301', true],
      ['opt-330', false],
      ['opt-470', false],
      ['opt-480', false],
      ['opt-350', false],
    ] as const)
      assert.equal(findOption(latte, sku)?.canBeExcluded, canBeExcluded, sku);
  });

  it('count another milk by what it changes', () => {
    const latte = catalogue.findProduct(2010, 'hot');
    assert.ok(latte);
    const whole = findOption(latte, 'opt-303')?.caloriesPerUnit ?? 0;
    const almond = findOption(latte, 'opt-305')?.caloriesPerUnit ?? 0;
    assert.ok(whole > almond + 100);
  });

  it('report milk and nuts as allergens only where they are', () => {
    const allergens = (number: number, form: string) => catalogue.findProduct(number, form)?.allergens;
    assert.deepEqual(allergens(2016, 'hot'), ['nuts', 'milk']);
    assert.deepEqual(allergens(2306, 'hot'), []);
    assert.deepEqual(allergens(2015, 'hot'), ['oats']);
  });
});

describe('allergens', () => {
  const optionNamed = (sku: string) =>
    products
      .flatMap((product) => groups(product.options))
      .flatMap((group) => group.products)
      .find((option) => option.sku === sku);

  it('of an option are its ingredient’s, D-147', () => {
    for (const [sku, names] of [
      ['opt-305', ['nuts']],
      ['opt-371', ['milk']],
      ['opt-413', ['wheat']],
      ['opt-350', []],
      ['opt-511', ['milk']],
    ] as const)
      assert.deepEqual(optionNamed(sku)?.allergens, names, sku);
  });

  it('are unknown where there is no list of ingredients, and do not apply to a mug, D-147', () => {
    assert.deepEqual(
      [optionNamed('opt-521')?.allergenStatus, optionNamed('opt-520')?.allergenStatus],
      ['UNKNOWN', 'KNOWN'],
    );
    for (const { ingredients, allergenStatus, id } of products)
      assert.equal(allergenStatus === 'KNOWN', ingredients[0] !== '', id);
    const statusOf = (name: string) => products.find((product) => product.name[0] === name)?.allergenStatus;
    assert.deepEqual(
      [statusOf('Ceremonial Matcha Tin'), statusOf('Everyday Ceramic Mug')],
      ['UNKNOWN', 'NOT_FOOD'],
    );
  });
});

describe('caffeine', () => {
  const caffeineOf = (number: number, form = 'single') =>
    catalogue.findProduct(number, form)?.sizes.map(({ nutrition }) => nutrition.caffeine);

  it('is each choice’s own, ORD-124', () => {
    const latte = catalogue.findProduct(2010, 'hot');
    assert.ok(latte);
    const perUnit = (sku: string) => findOption(latte, sku)?.caffeinePerUnit;
    assert.deepEqual(['opt-320', 'opt-304', 'opt-350', 'opt-370'].map(perUnit), [75, 0, 0, 3]);
    assert.deepEqual(caffeineOf(2010, 'hot'), [150, 150, 150]);
  });

  it('is unknown where no figure is known, never zero, D-147', () => {
    const latte = catalogue.findProduct(2010, 'hot');
    assert.ok(latte);
    for (const roast of ['opt-331', 'opt-332'])
      assert.equal(findOption(latte, roast)?.caffeinePerUnit, undefined, roast);
    const made = (key: string) =>
      products.filter(({ formCode, ingredients }) => formCode === 'single' && ingredients[0].includes(key));
    const chocolate = [...made('hocolate'), ...made('ocoa')];
    assert.ok(chocolate.length > 3);
    for (const { name, sizes } of chocolate) assert.notEqual(sizes[0]?.nutrition.caffeine, 0, name[0]);
    for (const { name, sizes, allergenStatus } of products)
      if (allergenStatus === 'UNKNOWN') assert.notEqual(sizes[0]?.nutrition.caffeine, 0, name[0]);
  });

  it('does not apply to a mug', () => {
    const mug = products.find(({ name }) => name[0] === 'Everyday Ceramic Mug');
    assert.equal(mug?.sizes[0]?.nutrition.caffeine, 0);
  });
});

describe('the names of the range', () => {
  it('are each market’s own: oat milk in the US, oat beverage in Canada', () => {
    const latte = catalogue.findProduct(2010, 'hot');
    const oat = latte && findOption(latte, 'opt-304');
    assert.ok(oat);
    assert.deepEqual(
      ['en-US', 'en-CA', 'fr-CA'].map((locale) => messageIn(oat.name, locale)),
      ['Oat milk', 'Oat beverage', 'Boisson d’avoine'],
    );
    const honeyed = catalogue.findProduct(2015, 'hot');
    assert.match(messageIn(honeyed?.ingredients ?? ['', ''], 'en-CA'), /oat beverage/i);
  });
});

describe('sizes', () => {
  it('have names that say how much it is, K-26', () => {
    for (const { sizes } of products)
      for (const { name } of sizes) assert.doesNotMatch(messageIn(name, 'en-US'), /^each$/i);
    const single = products.find(({ sizes }) => sizes[0]?.sizeCode === 'each');
    assert.ok(single);
  });
});

describe('prices', () => {
  it('are steps of five cents in both currencies', () => {
    for (const { sizes } of products)
      for (const { prices } of sizes)
        assert.deepEqual([usPricing.of(prices) % 5, caPricing.of(prices) % 5], [0, 0]);
  });
});
