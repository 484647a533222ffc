import { money, type Money } from '@crema/shared-contracts';
import { allGroups } from '../options/option-panels.rules.ts';
import type { Product, ProductSize } from '../product.types.ts';
import { differencesIn, quantityOf, sizeIn, type Recipe } from './recipe.rules.ts';

/**
 * The catalogue's price of one such item: the size, and each unit beyond the standard recipe. It is only an
 * estimate: the server prices the order (ORD-088).
 */
export const estimatePrice = (product: Product, recipe: Recipe): Money | undefined => {
  const size = sizeIn(product, recipe);
  if (!size) return undefined;
  const extra = differencesIn(product, recipe).reduce(
    (sum, { option, quantity }) =>
      sum + Math.max(0, quantity - option.defaultQuantity) * option.pricePerUnit.amountMinor,
    0,
  );
  return money(size.price.amountMinor + extra, size.price.currency);
};

export const times = ({ amountMinor, currency }: Money, quantity: number): Money =>
  money(amountMinor * quantity, currency);

export const nutritionAmount = (size: ProductSize | undefined, key: string): number | undefined =>
  size?.nutrition.find((fact) => fact.key === key)?.amount;

/** The options of which the recipe has more or fewer units than the standard recipe. */
const movedOptions = (product: Product, recipe: Recipe) =>
  allGroups(product)
    .flatMap(({ products }) => products)
    .map((option) => ({ option, units: quantityOf(recipe, option) - option.defaultQuantity }))
    .filter(({ units }) => units !== 0);

/** The calories of the size, changed by every unit more or less than in the standard recipe. */
export const estimateCalories = (product: Product, recipe: Recipe): number | undefined => {
  const base = nutritionAmount(sizeIn(product, recipe), 'calories');
  if (base === undefined) return undefined;
  const sum = movedOptions(product, recipe).reduce(
    (calories, { option, units }) => calories + units * option.caloriesPerUnit,
    base,
  );
  return Math.max(0, Math.round(sum));
};

/** The caffeine in mg, in the same way; undefined if the product's or a changed option's is unknown (D-147, ORD-124). */
export const estimateCaffeine = (product: Product, recipe: Recipe): number | undefined => {
  const moved = movedOptions(product, recipe);
  const base = nutritionAmount(sizeIn(product, recipe), 'caffeine');
  if (base === undefined || moved.some(({ option }) => option.caffeinePerUnit === null)) return undefined;
  const sum = moved.reduce((mg, { option, units }) => mg + units * (option.caffeinePerUnit ?? 0), base);
  return Math.max(0, Math.round(sum));
};

type NutritionFact = ProductSize['nutrition'][number];
interface RecipeNutrition {
  /** The figures that follow the customer's changes; empty for the standard recipe. */
  readonly changed: readonly NutritionFact[];
  /** The figures of the standard recipe. */
  readonly standard: readonly NutritionFact[];
  readonly hasUnknownCaffeine: boolean;
}
/**
 * The nutrition of a recipe. With changes, calories and caffeine are those of the product page, and are left out of the
 * figures of the standard recipe: a page shows one figure of each kind.
 */
export const nutritionOf = (product: Product, recipe: Recipe, size: ProductSize): RecipeNutrition => {
  const estimates = new Map([
    ['calories', estimateCalories(product, recipe)],
    ['caffeine', estimateCaffeine(product, recipe)],
  ]);
  const hasUnknownCaffeine = estimates.get('caffeine') === undefined;
  if (movedOptions(product, recipe).length === 0)
    return { changed: [], standard: size.nutrition, hasUnknownCaffeine };
  return {
    changed: size.nutrition.flatMap((fact) => {
      const amount = estimates.get(fact.key);
      return amount === undefined ? [] : [{ ...fact, amount }];
    }),
    standard: size.nutrition.filter(({ key }) => !estimates.has(key)),
    hasUnknownCaffeine,
  };
};
