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
