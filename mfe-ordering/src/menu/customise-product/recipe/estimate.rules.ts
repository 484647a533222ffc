import { money, nutritionKeys, type Money, type NutritionKey } from '@crema/shared-contracts';
import type { Product } from './product.types.ts';
import { factsOf } from './recipe-facts.rules.ts';
import { differencesIn, sizeIn, type Recipe } from './recipe.rules.ts';

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

const figureOf = (product: Product, recipe: Recipe, key: NutritionKey): number | undefined =>
  sizeIn(product, recipe)
    ? (factsOf(product, recipe).figures[nutritionKeys.indexOf(key)] ?? undefined)
    : undefined;

/** The calories as configured; undefined if those of a part are unknown. */
export const estimateCalories = (product: Product, recipe: Recipe): number | undefined =>
  figureOf(product, recipe, 'calories');

/** The caffeine in mg, in the same way (D-147, ORD-124). */
export const estimateCaffeine = (product: Product, recipe: Recipe): number | undefined =>
  figureOf(product, recipe, 'caffeine');
