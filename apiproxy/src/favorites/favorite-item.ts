import { createHash } from 'node:crypto';
import { type Catalogue, findOption } from '../catalogue/catalogue.public.ts';
import type { OrderedItem, ResolvedItem } from '../ordering/ordering.public.ts';

/** The stored form of a favourite. */
export type FavoriteItem = Required<Omit<OrderedItem, 'itemId'>>;

const bySku = (a: { readonly sku: string }, b: { readonly sku: string }) => (a.sku < b.sku ? -1 : 1);
/** Normalises an item: it lists only the differences from the standard recipe, sorted. */
export const normalizeItem = (item: ResolvedItem): ResolvedItem => ({
  ...item,
  children: item.children
    .filter(({ option, quantity }) => quantity !== option.defaultQuantity)
    .toSorted((a, b) => bySku(a.option, b.option)),
  excludedIngredients: item.excludedIngredients.toSorted(bySku),
});

export const toFavoriteItem = ({ size, children, excludedIngredients }: ResolvedItem): FavoriteItem => ({
  sku: size.sku,
  childItems: children.map(({ option, quantity }) => ({ sku: option.sku, quantity })),
  excludedIngredients: excludedIngredients.map(({ sku }) => sku),
});

/** The key is equal for equal normalised items. */
export const keyOf = ({ sku, childItems, excludedIngredients }: FavoriteItem): string =>
  createHash('sha256')
    .update(
      JSON.stringify([sku, childItems.map((child) => [child.sku, child.quantity]), excludedIngredients]),
    )
    .digest('hex');

/** Resolves the item in the catalogue; undefined if it lacks the size or an option. */
export const resolveFavorite = (
  catalogue: Catalogue,
  { sku, childItems, excludedIngredients }: FavoriteItem,
): ResolvedItem | undefined => {
  const found = catalogue.findSku(sku);
  if (!found) return undefined;
  const children = childItems.flatMap((child) => {
    const option = findOption(found.product, child.sku);
    return option ? [{ option, quantity: child.quantity }] : [];
  });
  if (children.length < childItems.length) return undefined;
  const options = excludedIngredients.flatMap((excluded) => findOption(found.product, excluded) ?? []);
  // Ingredients that the recipe no longer contains need no exclusion.
  return {
    ...found,
    itemId: null,
    children,
    excludedIngredients: options.filter(({ canBeExcluded }) => canBeExcluded),
  };
};
