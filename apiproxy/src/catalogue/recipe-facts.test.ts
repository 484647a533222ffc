import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deriveRecipeFacts, figuresAtSize, nutritionKeys, type RecipePart } from '@crema/shared-contracts';
import type { CatalogueProduct } from './catalogue.types.ts';
import { catalogue } from '../testing/shop/sample-catalogue.ts';
import { findOption, optionsOf } from './product-options.ts';

/** The facts of a product at a size, with other quantities than the standard ones. */
const factsOf = (product: CatalogueProduct, sizeIndex: number, quantities: Record<string, number> = {}) => {
  const parts: readonly RecipePart[] = [
    {
      ...product,
      allergens: product.baseAllergens,
      figures: product.sizes[sizeIndex]?.baseFigures ?? [],
      quantity: 1,
    },
    ...optionsOf(product).map((option) => ({
      ...option,
      figures: figuresAtSize(option.figures, sizeIndex),
      quantity: quantities[option.sku] ?? option.defaultQuantity,
    })),
  ];
  const facts = deriveRecipeFacts(parts);
  const figure = (key: (typeof nutritionKeys)[number]) => facts.figures[nutritionKeys.indexOf(key)];
  return { ...facts, figure };
};
const product = (number: number, form: string): CatalogueProduct => {
  const found = catalogue.findProduct(number, form);
  assert.ok(found);
  return found;
};

describe('the facts of a product as it is configured', () => {
  it('agree for the classic recipe with what is stated, of every product at every size, L-03', () => {
    for (const one of catalogue.products)
      for (const [index, { sizeCode, nutrition }] of one.sizes.entries()) {
        const { allergens, figures } = factsOf(one, index);
        const stated = nutritionKeys.map((key) => nutrition[key] ?? null);
        assert.deepEqual(figures, stated, `${one.id} ${sizeCode}`);
        assert.deepEqual([...allergens].sort(), [...one.allergens].sort(), one.id);
      }
  });

  it('name every ingredient of a drink once, each with its option, L-03', () => {
    for (const { id, recipe, options } of catalogue.products) {
      assert.equal(new Set(recipe.map(({ name }) => name)).size, recipe.length, id);
      if (options.length > 0 && recipe.length > 0) continue;
      assert.ok(
        recipe.every(({ sku }) => sku === undefined),
        id,
      );
    }
  });

  it('follow another milk: almond instead of oat has no oats and tree nuts, oat instead of milk has no milk, L-03', () => {
    const almond = factsOf(product(2015, 'hot'), 1, { 'opt-304': 0, 'opt-305': 1 });
    assert.deepEqual(almond.allergens, ['nuts']);
    const oat = factsOf(product(2010, 'hot'), 1, { 'opt-301': 0, 'opt-304': 1 });
    assert.deepEqual(oat.allergens, ['oats']);
    assert.notEqual(oat.figure('totalFat'), factsOf(product(2010, 'hot'), 1).figure('totalFat'));
  });

  it('follow the size: another milk adds more in a larger cup, L-03', () => {
    const swap = { 'opt-301': 0, 'opt-303': 1 };
    const more = (index: number) => {
      const latte = product(2010, 'hot');
      return (
        (factsOf(latte, index, swap).figure('calories') ?? 0) -
        (factsOf(latte, index).figure('calories') ?? 0)
      );
    };
    assert.ok(more(2) > more(0));
  });

  it('are unknown where a part is: the caffeine of another roast, the fat of dried fruit, L-03, D-147', () => {
    const blonde = factsOf(product(2010, 'hot'), 1, { 'opt-330': 0, 'opt-331': 1 });
    assert.equal(blonde.figure('caffeine'), null);
    assert.notEqual(blonde.figure('calories'), null);
    const oatmeal = catalogue.products.find((one) => findOption(one, 'opt-521'));
    assert.ok(oatmeal);
    const fruit = factsOf(oatmeal, 0, { 'opt-521': 1 });
    assert.deepEqual([fruit.figure('totalFat'), fruit.unknownIn.length], [null, 1]);
    assert.notEqual(fruit.figure('calories'), null);
  });
});
