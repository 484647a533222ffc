import { deriveRecipeFacts, figuresAtSize, type RecipeFacts, type RecipePart } from '@crema/shared-contracts';
import { allGroups } from './option-panels.rules.ts';
import type { OptionProduct, Product } from './product.types.ts';
import { quantityOf, sizeIn, type Recipe } from './recipe.rules.ts';

/** Every option of every group of the product. */
export const optionsOf = (product: Product): readonly OptionProduct[] =>
  allGroups(product).flatMap(({ products }) => products);

type NamedPart = RecipePart & { readonly name: string };

/** The facts of the product as it is configured (L-03): the server counts the same parts for a cart. */
export const factsOf = (product: Product, recipe: Recipe): RecipeFacts<NamedPart> => {
  const size = sizeIn(product, recipe);
  const sizeIndex = size ? product.form.sizes.indexOf(size) : 0;
  const base: NamedPart = {
    name: product.name,
    allergens: product.baseAllergens,
    allergenStatus: product.allergenStatus,
    figures: size?.baseFigures ?? [null],
    quantity: 1,
  };
  return deriveRecipeFacts([
    base,
    ...optionsOf(product).map((option) => ({
      ...option,
      figures: figuresAtSize(option.figures, sizeIndex),
      quantity: quantityOf(recipe, option),
    })),
  ]);
};
