import type { OptionGroup, Product } from './product.types.ts';
import type { Recipe } from './recipe.rules.ts';

/** Changes the recipe; the function keeps its identity, so that memoised controls stay as they are. */
export type ChangeRecipe = (change: (recipe: Recipe) => Recipe) => void;

/** The props of every control of a product's options. */
export interface OptionProps {
  readonly product: Product;
  readonly recipe: Recipe;
  readonly onChange: ChangeRecipe;
}

/** The props of the control of one group of options; `hideName` when its panel has the same name. */
export interface GroupProps extends OptionProps {
  readonly group: OptionGroup;
  readonly hideName: boolean;
  /** True when the item has as many added units as it may have (ORD-041). */
  readonly isFull: boolean;
}
