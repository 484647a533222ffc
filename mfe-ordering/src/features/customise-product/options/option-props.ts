import type { OptionGroup, Product } from '../product.types.ts';
import type { Recipe } from '../recipe/recipe.rules.ts';

/** The props of every control of a product's options. */
export interface OptionProps {
  readonly product: Product;
  readonly recipe: Recipe;
  readonly onChange: (recipe: Recipe) => void;
}

/** The props of the control of one group of options; `hideName` when its panel has the same name. */
export interface GroupProps extends OptionProps {
  readonly group: OptionGroup;
  readonly hideName: boolean;
}
