import { latte } from '../../../testing/product.fixtures.ts';
import { estimateCaffeine, estimateCalories, estimatePrice, times } from './estimate.rules.ts';
import type { Recipe } from './recipe.rules.ts';

const product = latte();
const of = (quantities: Recipe['quantities'], sizeCode = 'medium'): Recipe => ({ sizeCode, quantities });

describe('the figures of a recipe', () => {
  it.each([
    { recipe: of({}), cents: 450, calories: 190, because: 'it is the standard recipe' },
    { recipe: of({}, 'large'), cents: 490, calories: 240, because: 'the size is larger' },
    {
      recipe: of({}, 'venti'),
      cents: 450,
      calories: 190,
      because: 'a size that is gone is the standard one',
    },
    { recipe: of({ 'opt-301': 0, 'opt-304': 1 }), cents: 520, calories: 200, because: 'oat replaces milk' },
    { recipe: of({ 'opt-320': 4 }), cents: 650, calories: 200, because: 'two shots more are paid for' },
    { recipe: of({ 'opt-320': 1 }), cents: 450, calories: 185, because: 'a shot less is not paid back' },
    { recipe: of({ 'opt-350': 3 }), cents: 540, calories: 250, because: 'three pumps are added' },
  ])('are $cents cents and $calories Cal because $because', ({ recipe, cents, calories }) => {
    expect(estimatePrice(product, recipe)).toEqual({ amountMinor: cents, currency: 'USD' });
    expect(estimateCalories(product, recipe)).toBe(calories);
  });

  it.each([
    { recipe: of({}), caffeine: 150, because: 'it is the size’s own' },
    { recipe: of({ 'opt-320': 3 }), caffeine: 225, because: 'a shot is added' },
    { recipe: of({ 'opt-320': 0 }), caffeine: 0, because: 'both shots are excluded' },
  ])('are $caffeine mg of caffeine because $because, ORD-124', ({ recipe, caffeine }) => {
    expect(estimateCaffeine(product, recipe)).toBe(caffeine);
  });

  it('are multiplied in whole cents', () => {
    expect(times({ amountMinor: 335, currency: 'CAD' }, 3)).toEqual({ amountMinor: 1005, currency: 'CAD' });
  });
});
