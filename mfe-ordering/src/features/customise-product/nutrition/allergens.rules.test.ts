import { latte, option } from '../../../testing/product.fixtures.ts';
import { findAllergens } from './allergens.rules.ts';
import { allGroups } from '../options/option-panels.rules.ts';
import { standardRecipe, withChoice, withQuantity } from '../recipe/recipe.rules.ts';

const product = latte();
const [milk, espresso] = allGroups(product);
const standard = standardRecipe(product);

describe('the allergens of a product as it is configured', () => {
  it('are those of the product and of everything chosen, each once, D-147, ORD-124', () => {
    expect(findAllergens(product, standard).names).toEqual(['Milk']);
    if (!milk) throw new Error('no milk');
    expect(findAllergens(product, withChoice(standard, milk, 'opt-304')).names).toEqual(['Milk', 'Oats']);
  });

  it('are never fewer for an excluded ingredient, D-147', () => {
    const [shot] = espresso?.products ?? [];
    if (!shot) throw new Error('no espresso');
    const soyShot = { ...shot, allergens: ['Soy'] };
    const withSoy = latte({
      productOptions: product.productOptions.map((category) =>
        category.name === 'Espresso' ? { ...category, products: [soyShot] } : category,
      ),
      allergens: ['Milk', 'Soy'],
    });
    const without = withQuantity(standardRecipe(withSoy), soyShot, 0);
    expect(findAllergens(withSoy, without).names).toEqual(['Milk', 'Soy']);
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
