import { createHash } from 'node:crypto';
import { catalogue } from '../catalogue/catalogue.ts';
import type { OrderedItem } from '../ordering/ordered-item.ts';
import type { ResolvedItem } from '../ordering/price-cart.ts';

/** A favourite as it is kept. */
export type FavoriteItem = Required<Omit<OrderedItem, 'itemId'>>;

const bySku = (a: { readonly sku: string }, b: { readonly sku: string }) => (a.sku < b.sku ? -1 : 1);
/** An item in its one form: only what differs from the standard recipe, sorted. */
export const standardise = (item: ResolvedItem): ResolvedItem => ({
  ...item,
  children: item.children
    .filter(({ option, quantity }) => quantity !== option.defaultQuantity)
    .toSorted((a, b) => bySku(a.option, b.option)),
  leftOut: item.leftOut.toSorted(bySku),
});

export const toFavoriteItem = ({ size, children, leftOut }: ResolvedItem): FavoriteItem => ({
  sku: size.sku,
  childItems: children.map(({ option, quantity }) => ({ sku: option.sku, quantity })),
  leftOut: leftOut.map(({ sku }) => sku),
});

/** Equal for equal items in their one form. */
export const keyOf = ({ sku, childItems, leftOut }: FavoriteItem): string =>
  createHash('sha256')
    .update(JSON.stringify([sku, childItems.map((child) => [child.sku, child.quantity]), leftOut]))
    .digest('hex');

/** As the catalogue has it today; undefined when the size or one of the options left the range. */
export const resolveFavorite = ({ sku, childItems, leftOut }: FavoriteItem): ResolvedItem | undefined => {
  const found = catalogue.findSku(sku);
  if (!found) return undefined;
  const children = childItems.flatMap((child) => {
    const option = catalogue.findOption(found.product, child.sku);
    return option ? [{ option, quantity: child.quantity }] : [];
  });
  if (children.length < childItems.length) return undefined;
  const options = leftOut.flatMap((left) => catalogue.findOption(found.product, left) ?? []);
  // What the recipe no longer holds needs no leaving out.
  return { ...found, itemId: null, children, leftOut: options.filter(({ canBeLeftOut }) => canBeLeftOut) };
};
