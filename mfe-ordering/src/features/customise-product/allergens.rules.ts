import { allGroups } from './option-panels.rules.ts';
import type { Product } from './product.types.ts';
import { quantityOf, type Recipe } from './recipe.rules.ts';

export interface AllergenView {
  /** Of the standard recipe and of everything chosen; excluded ingredients still count (D-147). */
  readonly names: readonly string[];
  /** What of it may hold others: the product itself, or choices by name. */
  readonly unknownIn: readonly string[];
  /** Nothing to eat or drink. */
  readonly applies: boolean;
}

/** The union of the product and everything chosen (D-147, ORD-124). Never a claim that something is made without. */
export const findAllergens = (product: Product, recipe: Recipe): AllergenView => {
  const chosen = allGroups(product)
    .flatMap(({ products }) => products)
    .filter((option) => quantityOf(recipe, option) > 0);
  const parts = [product, ...chosen];
  return {
    names: [...new Set(parts.flatMap(({ allergens }) => allergens))],
    unknownIn: parts.filter(({ allergenStatus }) => allergenStatus === 'UNKNOWN').map(({ name }) => name),
    applies: product.allergenStatus !== 'NOT_FOOD',
  };
};
