import { latte, option } from '../../../testing/product.fixtures.ts';
import { allGroups, optionPanels } from './option-panels.rules.ts';
import {
  canRaise,
  differencesIn,
  fromSavedRecipe,
  sameIn,
  standardRecipe,
  toLineDraft,
  withChoice,
  withQuantity,
  type Recipe,
} from './recipe.rules.ts';

const product = latte();
const [milk, espresso, syrups] = allGroups(product);
const optionOf = (sku: string) => {
  const found = allGroups(product)
    .flatMap(({ products }) => products)
    .find((held) => held.sku === sku);
  if (!found) throw new Error(sku);
  return found;
};
const start = standardRecipe(product);
const withOat = (recipe: Recipe) => (milk ? withChoice(recipe, milk, 'opt-304') : recipe);
const with_ = (sku: string, quantity: number, recipe: Recipe = start) =>
  withQuantity(recipe, optionOf(sku), quantity);

describe('a recipe', () => {
  it('is the same in every panel but the one of the choice; the panels are the same objects each time', () => {
    const panels = optionPanels(product);
    expect(optionPanels(product)).toBe(panels);
    const changed = panels.filter((panel) => !sameIn(panel, start, withOat(start)));
    expect(changed.map(({ name }) => name)).toEqual(['Milk']);
  });

  it('begins as the standard one in the size that is standard', () => {
    expect(start.sizeCode).toBe('medium');
    expect(differencesIn(product, start)).toEqual([]);
  });

  it('begins in the first size that the store has when it lacks the standard one, D-143', () => {
    const sizes = product.form.sizes.map((size) =>
      size.sizeCode === 'large' ? size : { ...size, availability: 'SOLD_OUT' as const },
    );
    expect(standardRecipe({ ...product, form: { ...product.form, sizes } }).sizeCode).toBe('large');
    expect(standardRecipe(latte({ availability: 'SOLD_OUT' })).sizeCode).toBe('medium');
  });

  it('finds its groups in categories and in categories within categories, ORD-023', () => {
    expect([milk?.name, espresso?.name, syrups?.name]).toEqual(['Milk', 'Espresso', 'Syrups']);
  });

  it.each([
    {
      recipe: withOat(start),
      expected: [['Oat milk', 1, 'chosen']],
      because: 'a choice replaces the standard one',
    },
    { recipe: with_('opt-350', 2), expected: [['Vanilla syrup', 2, 'added']], because: 'it was not in it' },
    {
      recipe: with_('opt-320', 3),
      expected: [['Espresso', 3, 'changed']],
      because: 'it is more than the standard',
    },
    { recipe: with_('opt-320', 0), expected: [['Espresso', 0, 'removed']], because: 'it was taken out' },
    { recipe: with_('opt-320', 2, with_('opt-320', 4)), expected: [], because: 'it is back at the standard' },
  ])('lists $expected because $because, D-36', ({ recipe, expected }) => {
    expect(
      differencesIn(product, recipe).map(({ option: { name }, quantity, kind }) => [name, quantity, kind]),
    ).toEqual(expected);
  });

  it('keeps an option within its own bounds', () => {
    expect(with_('opt-320', 99).quantities).toEqual({ 'opt-320': 6 });
    expect(with_('opt-320', -1).quantities).toEqual({ 'opt-320': 0 });
  });

  it('becomes a line with the options that differ, and never one of zero, ORD-040', () => {
    const draft = toLineDraft(product, with_('opt-320', 0, with_('opt-350', 2, withOat(start))), 3);
    expect(draft).toMatchObject({
      sizeCode: 'medium',
      quantity: 3,
      product: { productNumber: 10, formCode: 'hot' },
    });
    expect(draft.childItems).toMatchObject([
      { productNumber: 304, sku: 'opt-304', name: 'Oat milk', quantity: 1, availability: 'AVAILABLE' },
      { productNumber: 350, sku: 'opt-350', name: 'Vanilla syrup', quantity: 2, standardQuantity: 0 },
    ]);
    expect(draft.excludedIngredients).toEqual([{ sku: 'opt-320', name: 'Espresso' }]);
  });

  it('comes back from its line, without what the product no longer offers', () => {
    const recipe = withOat(with_('opt-350', 2, with_('opt-320', 0, { ...start, sizeCode: 'large' })));
    const draft = toLineDraft(product, recipe, 1);
    const gone = { productNumber: 999, sku: 'opt-999', name: 'Gone', quantity: 1 };
    const line = { ...draft, childItems: [...draft.childItems, gone], itemId: 'a', timeAdded: 0 };
    const back = fromSavedRecipe(product, line);
    expect(back.sizeCode).toBe('large');
    expect(differencesIn(product, back)).toEqual(differencesIn(product, recipe));
  });
});

describe('one more of an option', () => {
  const limit = 2;
  it.each([
    { sku: 'opt-350', recipe: with_('opt-350', 1), fits: true, because: 'one extra is below the limit' },
    { sku: 'opt-350', recipe: with_('opt-350', 2), fits: false, because: 'two extras are the limit' },
    {
      sku: 'opt-320',
      recipe: with_('opt-350', 2),
      fits: false,
      because: 'extras of all options count together',
    },
    {
      sku: 'opt-320',
      recipe: with_('opt-320', 1, with_('opt-350', 2)),
      fits: true,
      because: 'a change back to the recipe is not an extra',
    },
    { sku: 'opt-320', recipe: with_('opt-320', 6), fits: false, because: 'its own bound is reached' },
  ])('fits: $fits, because $because, ORD-041', ({ sku, recipe, fits }) => {
    expect(canRaise(product, recipe, optionOf(sku), limit)).toBe(fits);
  });

  it('is not possible at the bound of the option also when the item has room', () => {
    const shot = option(1, 'Shot', { max: 0 });
    expect(canRaise(product, start, shot, 12)).toBe(false);
  });
});
