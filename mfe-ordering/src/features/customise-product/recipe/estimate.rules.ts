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

/** The calories of the size, changed by every unit more or less than in the standard recipe. */
export const estimateCalories = (product: Product, recipe: Recipe): number | undefined => {
  const base = nutritionAmount(sizeIn(product, recipe), 'calories');
  if (base === undefined) return undefined;
  const moved = allGroups(product)
    .flatMap(({ products }) => products)
    .reduce(
      (sum, option) => sum + (quantityOf(recipe, option) - option.defaultQuantity) * option.caloriesPerUnit,
      base,
    );
  return Math.max(0, Math.round(moved));
};
