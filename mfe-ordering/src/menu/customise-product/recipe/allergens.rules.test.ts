import { latte, option } from '../../../testing/product.fixtures.ts';
import { findAllergens } from './allergens.rules.ts';
import { allGroups } from './option-panels.rules.ts';
import { standardRecipe, withChoice, withQuantity } from './recipe.rules.ts';

const product = latte();
const [milk, espresso] = allGroups(product);
const standard = standardRecipe(product);

describe('the allergens of a product as it is configured', () => {
  it('are those of what is in it, each once: oat instead of milk has no milk, D-147, ORD-124, L-03', () => {
    expect(findAllergens(product, standard).names).toEqual(['Milk']);
    if (!milk) throw new Error('no milk');
    expect(findAllergens(product, withChoice(standard, milk, 'opt-304')).names).toEqual(['Oats']);
  });

  it('do not include those of an excluded ingredient, but those of what is always in it, L-03', () => {
    const [shot] = espresso?.products ?? [];
    if (!shot) throw new Error('no espresso');
    const soyShot = { ...shot, allergens: ['Soy'] };
    const withSoy = latte({
      productOptions: product.productOptions.map((category) =>
        category.name === 'Espresso' ? { ...category, products: [soyShot] } : category,
      ),
      allergens: ['Milk', 'Soy', 'Egg'],
      baseAllergens: ['Egg'],
    });
    expect(findAllergens(withSoy, standardRecipe(withSoy)).names).toEqual(['Egg', 'Milk', 'Soy']);
    const without = withQuantity(standardRecipe(withSoy), soyShot, 0);
    expect(findAllergens(withSoy, without).names).toEqual(['Egg', 'Milk']);
  });

  it('are shown as unknown for a product without a list, D-147', () => {
    const fruit = option(521, 'Dried fruit', { allergenStatus: 'UNKNOWN' });
    const porridge = latte({
      allergenStatus: 'UNKNOWN',
      productOptions: [
        {
          __typename: 'OptionCategory',
          categoryNumber: 52,
          name: 'Toppings',
          selection: 'MANY',
          products: [fruit],
          children: [],
        },
      ],
    });
    const recipe = standardRecipe(porridge);
    expect(findAllergens(porridge, recipe).unknownIn).toEqual(['Latte']);
    expect(findAllergens(porridge, withQuantity(recipe, fruit, 1)).unknownIn).toEqual([
      'Latte',
      'Dried fruit',
    ]);
  });

  it('do not apply to merchandise', () => {
    expect(findAllergens(latte({ allergenStatus: 'NOT_FOOD' }), standard).applies).toBe(false);
  });
});
