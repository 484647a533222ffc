import { nutritionKeys, type NutritionKey } from '@crema/shared-contracts';
import { allGroups } from '../recipe/option-panels.rules.ts';
import type { Product, ProductSize } from '../recipe/product.types.ts';
import { factsOf, optionsOf } from '../recipe/recipe-facts.rules.ts';
import { quantityOf, type Recipe } from '../recipe/recipe.rules.ts';

const isClassic = (product: Product, recipe: Recipe) =>
  optionsOf(product).every((option) => quantityOf(recipe, option) === option.defaultQuantity);

interface NutritionRow {
  readonly key: NutritionKey;
  readonly unit: string;
  /** Undefined where it is unknown. */
  readonly amount: number | undefined;
}
const units: Partial<Readonly<Record<NutritionKey, string>>> = {
  calories: 'kcal',
  sodium: 'mg',
  caffeine: 'mg',
};

/** Every figure of the recipe, in one table: a part that is unknown makes its figures unknown (D-147). */
export const nutritionOf = (
  product: Product,
  recipe: Recipe,
  size: ProductSize,
): { readonly isChanged: boolean; readonly rows: readonly NutritionRow[] } => {
  const { figures } = factsOf(product, recipe);
  const stated = new Map<string, number>(size.nutrition.map(({ key, amount }) => [key, amount]));
  const isChanged = !isClassic(product, recipe);
  return {
    isChanged,
    rows: nutritionKeys.map((key, at) => ({
      key,
      unit: units[key] ?? 'g',
      amount: isChanged ? (figures[at] ?? undefined) : stated.get(key),
    })),
  };
};

/** The ingredients of an option that takes the place of this one, if it is one of a choice. */
const replacing = (product: Product, recipe: Recipe, sku: string): readonly string[] => {
  const group = allGroups(product).find(({ products }) => products.some((option) => option.sku === sku));
  if (group?.selection !== 'ONE') return [];
  return group.products
    .filter((option) => quantityOf(recipe, option) > 0)
    .flatMap(({ ingredients }) => ingredients);
};

/** The list of ingredients of the recipe: replaced ones at the position of the classic ones, added ones at its end (L-03). */
export const ingredientsOf = (product: Product, recipe: Recipe): string => {
  if (product.recipe.length === 0 || isClassic(product, recipe)) return product.ingredients;
  const options = new Map(optionsOf(product).map((option) => [option.sku, option]));
  const kept = product.recipe.flatMap(({ name, sku }) => {
    const option = sku === null ? undefined : options.get(sku);
    if (!option || quantityOf(recipe, option) > 0) return [name];
    return replacing(product, recipe, option.sku);
  });
  const added = [...options.values()]
    .filter((option) => quantityOf(recipe, option) > 0)
    .flatMap(({ ingredients }) => ingredients);
  const [first = '', ...others] = [...new Set([...kept, ...added])];
  return `${[first.charAt(0).toLocaleUpperCase() + first.slice(1), ...others].join(', ')}.`;
};
