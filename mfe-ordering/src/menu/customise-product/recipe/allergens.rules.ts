import type { Product } from './product.types.ts';
import { factsOf } from './recipe-facts.rules.ts';
import type { Recipe } from './recipe.rules.ts';

export interface AllergenView {
  /** The allergens of what is in the product as it is configured; replaced and excluded ingredients do not count (L-03). */
  readonly names: readonly string[];
  /** The names of the parts whose allergens are unknown: the product itself, or choices. */
  readonly unknownIn: readonly string[];
  /** True for an item that is neither eaten nor drunk. */
  readonly applies: boolean;
}

/** The page names what is in the item; it never claims that the item is free of an allergen (D-147, ORD-124). */
export const findAllergens = (product: Product, recipe: Recipe): AllergenView => {
  const { allergens, unknownIn } = factsOf(product, recipe);
  return {
    names: allergens,
    unknownIn: unknownIn.map(({ name }) => name),
    applies: product.allergenStatus !== 'NOT_FOOD',
  };
};
