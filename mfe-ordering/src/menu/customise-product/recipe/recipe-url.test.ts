import { latte } from '../../../testing/product.fixtures.ts';
import { allGroups } from './option-panels.rules.ts';
import { nutritionPath, productPath, readRecipe, writeRecipe } from './recipe-url.ts';
import { differencesIn, fromSavedRecipe, standardRecipe, withChoice, withQuantity } from './recipe.rules.ts';

const product = latte();
const [milk, espresso, syrups] = allGroups(product);
const standard = standardRecipe(product);
const chosen = () => {
  const [shot] = espresso?.products ?? [];
  const [vanilla] = syrups?.products ?? [];
  if (!milk || !shot || !vanilla) throw new Error('the fixture has other groups');
  const withOat = withChoice({ ...standard, sizeCode: 'large' }, milk, 'opt-304');
  return withQuantity(withQuantity(withOat, shot, 0), vanilla, 3);
};
const back = (query: string) => {
  const saved = readRecipe(new URLSearchParams(query));
  return saved && fromSavedRecipe(product, saved);
};

describe('a recipe in the address', () => {
  it('is written by a browser without URLSearchParams.size, PLT-018', () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    expect(productPath(product, { ...standard, sizeCode: 'small' })).toBe('/menu/product/10/hot?size=small');
    if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
  });

  it('is read as it was written: size, options and excluded ingredients', () => {
    const query = writeRecipe(new URLSearchParams('edit=line-1'), product, chosen());
    expect(query.toString()).toBe(
      'edit=line-1&size=large&options=opt-304*1&options=opt-320*0&options=opt-350*3',
    );
    const again = back(query.toString());
    expect(again?.sizeCode).toBe('large');
    expect(again && differencesIn(product, again)).toEqual(differencesIn(product, chosen()));
  });

  it('leaves no trace when it is the standard one, unless the address names another start', () => {
    const before = new URLSearchParams('size=large&options=opt-350*2');
    expect(writeRecipe(before, product, standard).toString()).toBe('');
    expect(writeRecipe(before, product, standard, { always: true }).toString()).toBe('size=medium');
  });

  it.each([
    ['', undefined],
    ['edit=line-1', undefined],
    ['size=gigantic', []],
    ['options=opt-999*2', []],
    ['options=opt-350', []],
    ['options=opt-350*-1', []],
    ['options=opt-350*999', []],
    ['options=*2', []],
  ])('that names nothing we offer is read without harm: %s', (query, differences) => {
    const recipe = back(query);
    expect(recipe && differencesIn(product, recipe)).toEqual(differences);
    if (recipe) expect(product.form.sizes.map(({ sizeCode }) => sizeCode)).toContain(recipe.sizeCode);
  });

  it('goes along to the nutrition page and back', () => {
    expect(nutritionPath(product, standard)).toBe('/menu/product/10/hot/nutrition');
    expect(productPath(product, { ...standard, sizeCode: 'small' })).toBe('/menu/product/10/hot?size=small');
  });
});
