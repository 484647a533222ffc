import type { OptionGroup, Product } from './product.types.ts';
import type { Recipe } from './recipe.rules.ts';

/** What every control of a product's options receives. */
export interface OptionProps {
  readonly product: Product;
  readonly recipe: Recipe;
  readonly onChange: (recipe: Recipe) => void;
}

/** What the control of one group of options receives; `hideName` when its panel has the same name. */
export interface GroupProps extends OptionProps {
  readonly group: OptionGroup;
  readonly hideName: boolean;
}
