import { catalogue, nameAllergens, type CatalogueOption } from '../../catalogue/catalogue.public.ts';
import type { ItemFacts } from '../../generated/resolvers.ts';
import { messageIn } from '../../i18n/messages.ts';
import type { ResolvedItem } from '../pricing/price-cart.ts';
import { standardOptionsIn } from './standard-items.ts';

type Recipe = Pick<ResolvedItem, 'product' | 'size' | 'children' | 'excludedIngredients'>;

/** The caffeine of the size, changed by every unit more or less than in the standard recipe; null if a part of it is unknown. */
const caffeineIn = (item: Recipe): number | null => {
  const kept = new Set(standardOptionsIn(item));
  const named = item.children.map(({ option }) => option);
  const moved: readonly (readonly [CatalogueOption, number])[] = [
    ...item.children.map(({ option, quantity }) => [option, quantity - option.defaultQuantity] as const),
    ...catalogue
      .standardOptionsOf(item.product)
      .filter((option) => !kept.has(option) && !named.includes(option))
      .map((option) => [option, -option.defaultQuantity] as const),
  ];
  const base = item.size.nutrition.caffeine;
  if (base === undefined || moved.some(([option]) => option.caffeinePerUnit === undefined)) return null;
  const sum = moved.reduce((mg, [option, units]) => mg + units * (option.caffeinePerUnit ?? 0), base);
  return Math.max(0, sum);
};

/**
 * The allergens and caffeine of one unit: the union of the product and everything chosen. An excluded ingredient still
 * counts, and what is unknown is reported as unknown (D-147, ORD-124).
 */
export const viewItemFacts = (item: Recipe, locale: string): ItemFacts => {
  const { product, children } = item;
  const parts = [product, ...children.map(({ option }) => option)];
  const unknown = parts.filter(({ allergenStatus }) => allergenStatus === 'UNKNOWN');
  return {
    allergens: nameAllergens([...new Set(parts.flatMap(({ allergens }) => allergens))], locale),
    allergenStatus: unknown.length > 0 ? 'UNKNOWN' : product.allergenStatus,
    allergensUnknownIn: unknown.map(({ name }) => messageIn(name, locale)),
    caffeine: caffeineIn(item),
  };
};
