import { deriveRecipeFacts, figuresAtSize, nutritionKeys, type RecipePart } from '@crema/shared-contracts';
import { nameAllergens, type Catalogue, type CatalogueOption } from '../../catalogue/catalogue.public.ts';
import type { ItemFacts } from '../../generated/resolvers.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import type { ResolvedItem } from '../pricing/price-cart.ts';
import { standardOptionsIn } from './standard-items.ts';

type Recipe = Pick<ResolvedItem, 'product' | 'size' | 'children' | 'excludedIngredients'>;
type NamedPart = RecipePart & {
  readonly name: LocalizedMessage;
  readonly allergens: readonly string[];
};

/** The fixed part of the product, the standard options that stay, and those that were chosen. */
const partsOf = (item: Recipe): readonly NamedPart[] => {
  const { product, size, children } = item;
  const sizeIndex = product.sizes.indexOf(size);
  const part = (option: CatalogueOption, quantity: number): NamedPart => ({
    ...option,
    figures: figuresAtSize(option.figures, sizeIndex),
    quantity,
  });
  return [
    { ...product, allergens: product.baseAllergens, figures: size.baseFigures, quantity: 1 },
    ...standardOptionsIn(item).map((option) => part(option, option.defaultQuantity)),
    ...children.map(({ option, quantity }) => part(option, quantity)),
  ];
};

/**
 * The allergens and caffeine of one unit as it is made: a replaced or excluded ingredient is not counted, and what is unknown is
 * reported as unknown (D-147, ORD-124, L-03).
 */
export const viewItemFacts = (
  item: Recipe,
  { catalogue, locale }: { readonly catalogue: Catalogue; readonly locale: string },
): ItemFacts => {
  const { allergens, unknownIn, figures } = deriveRecipeFacts(partsOf(item));
  return {
    allergens: nameAllergens(catalogue, allergens, locale),
    allergenStatus: unknownIn.length > 0 ? 'UNKNOWN' : item.product.allergenStatus,
    allergensUnknownIn: unknownIn.map(({ name }) => messageIn(name, locale)),
    caffeine: figures[nutritionKeys.indexOf('caffeine')] ?? null,
  };
};
