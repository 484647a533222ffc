import { allGroups } from '../options/option-panels.rules.ts';
import type { Product } from '../product.types.ts';
import { quantityOf, type Recipe } from '../recipe/recipe.rules.ts';

export interface AllergenView {
  /**
   * The allergens of the standard recipe and of every chosen option; excluded ingredients still count
   * (D-147).
   */
  readonly names: readonly string[];
  /** The names of the parts whose allergens are unknown: the product itself, or choices. */
  readonly unknownIn: readonly string[];
  /** True for an item that is neither eaten nor drunk. */
  readonly applies: boolean;
}

/**
 * The allergens of the product and of every chosen option together (D-147, ORD-124). The page never claims
 * that an item is free of an allergen.
 */
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
