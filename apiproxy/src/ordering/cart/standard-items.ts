import {
  type StoreAvailability,
  type CatalogueOption,
  standardOptionsOf,
  choicesOf,
} from '../../catalogue/catalogue.public.ts';
import { messageIn } from '../../i18n/messages.ts';
import type { StandardItem } from '../../generated/resolvers.ts';
import type { ResolvedItem } from '../pricing/price-cart.ts';

type Recipe = Pick<ResolvedItem, 'product' | 'children' | 'excludedIngredients'>;

/** Options of the standard recipe that are not excluded, not replaced and not requested in another quantity. */
export const standardOptionsIn = ({
  product,
  children,
  excludedIngredients,
}: Recipe): readonly CatalogueOption[] => {
  const named = new Set(
    [...excludedIngredients, ...children.map(({ option }) => option)].map(({ sku }) => sku),
  );
  const decided = new Set([
    ...named,
    ...choicesOf(product)
      .filter(({ products }) => products.some(({ sku }) => named.has(sku)))
      .flatMap(({ products }) => products.map(({ sku }) => sku)),
  ]);
  return standardOptionsOf(product).filter(({ sku }) => !decided.has(sku));
};

export const viewStandardItems = (
  item: Recipe,
  availability: StoreAvailability,
  locale: string,
): readonly StandardItem[] =>
  standardOptionsIn(item).map((option) => ({
    sku: option.sku,
    name: messageIn(option.name, locale),
    availability: availability.ofOption(option),
  }));
