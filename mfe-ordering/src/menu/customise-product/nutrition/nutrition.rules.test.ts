import { latte } from '../../../testing/product.fixtures.ts';
import { ingredientsOf, nutritionOf } from './nutrition.rules.ts';
import type { Recipe } from '../recipe/recipe.rules.ts';

const product = latte();
const of = (quantities: Recipe['quantities']): Recipe => ({ sizeCode: 'medium', quantities });

describe('the ingredients of a recipe', () => {
  it.each([
    { recipe: of({}), list: 'Milk, espresso.', because: 'it is the classic one' },
    { recipe: of({ 'opt-301': 0, 'opt-304': 1 }), list: 'Oat milk, Espresso.', because: 'oat replaces milk' },
    { recipe: of({ 'opt-320': 0 }), list: '2% milk.', because: 'the espresso is excluded' },
    { recipe: of({ 'opt-350': 2 }), list: '2% milk, Espresso, Vanilla syrup.', because: 'vanilla is added' },
  ])('are “$list” because $because, L-03', ({ recipe, list }) => {
    expect(ingredientsOf(product, recipe)).toBe(list);
  });
});

describe('the nutrition of a recipe', () => {
  const size = product.form.sizes[1];
  if (!size) throw new Error('no size');

  it('has every figure, changed by the choices, in one table, L-03, K-09', () => {
    const { isChanged, rows } = nutritionOf(product, of({ 'opt-301': 0, 'opt-304': 1 }), size);
    expect(isChanged).toBe(true);
    expect(rows.map(({ key, amount }) => [key, amount])).toEqual([
      ['calories', 200],
      ['totalFat', 0],
      ['saturatedFat', 0],
      ['sodium', 0],
      ['carbohydrates', 0],
      ['sugars', 0],
      ['protein', 0],
      ['caffeine', 150],
    ]);
  });

  it('has no figure where a part is unknown, never the classic one, L-03, D-147', () => {
    const unknown = latte({
      productOptions: product.productOptions.map((category) => ({
        ...category,
        products: category.products.map((option) =>
          option.sku === 'opt-304' ? { ...option, figures: [[130, null, 0, 0, 0, 0, 0, 0]] } : option,
        ),
      })),
    });
    const { rows } = nutritionOf(unknown, of({ 'opt-301': 0, 'opt-304': 1 }), size);
    expect(rows.find(({ key }) => key === 'totalFat')?.amount).toBeUndefined();
    expect(rows.find(({ key }) => key === 'calories')?.amount).toBe(200);
  });
});
