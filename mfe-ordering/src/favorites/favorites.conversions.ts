import { toChildItem, toStandardItems } from '../cart/cart-items.conversions.ts';
import { sizeOf, toCommerceRecipe } from '../cart/cart.conversions.ts';
import type { LineDraft } from '../cart/cart.types.ts';
import type { FavoriteItemInput } from '../generated/operations.ts';
import type { FavoriteItem } from './favorites.types.ts';

type WireItem = Pick<FavoriteItem, 'sku'> & Pick<LineDraft, 'childItems' | 'excludedIngredients'>;

const toInput = ({ sku, ...recipe }: WireItem): FavoriteItemInput => ({
  commerce: { sku },
  ...toCommerceRecipe(recipe),
});
/** A product with its configuration; undefined when its size is unknown. */
export const draftToInput = (draft: LineDraft): FavoriteItemInput | undefined => {
  const sku = sizeOf(draft)?.sku;
  return sku === undefined ? undefined : toInput({ ...draft, sku });
};

const known = ({ childItems }: FavoriteItem) =>
  childItems.flatMap(({ productNumber, standardQuantity, ...child }) =>
    productNumber === null ? [] : [toChildItem({ productNumber, ...child }, standardQuantity)],
  );
/** The input that adds a favourite again; an option that no longer exists is dropped. */
export const favoriteToInput = (item: FavoriteItem): FavoriteItemInput =>
  toInput({ ...item, childItems: known(item) });

/**
 * Returns the same text for the same item, independent of the order in which its options were chosen
 * (docs/decisions/005).
 */
export const identityOf = ({ commerce, childItems, excludedIngredients }: FavoriteItemInput): string =>
  [
    commerce.sku,
    ...(childItems ?? []).map((child) => `${child.commerce.sku}x${child.quantity}`).sort(),
    ...(excludedIngredients ?? []).map(({ sku }) => `-${sku}`).sort(),
  ].join('|');

/** The form of the product in the favourite. */
export const formCodeOf = ({ product }: FavoriteItem): string => product.forms[0]?.formCode ?? '';

/** Converts a favourite to one unit for the cart. */
export const toLineDraft = (item: FavoriteItem): LineDraft => ({
  product: {
    productNumber: item.product.productNumber,
    formCode: formCodeOf(item),
    name: item.product.name,
    art: item.product.art,
    picture: item.product.picture,
    availability: item.availability,
    sizes: [{ sizeCode: item.sizeCode, sku: item.sku, name: item.sizeName, availability: item.availability }],
  },
  sizeCode: item.sizeCode,
  quantity: 1,
  childItems: known(item),
  ...(item.excludedIngredients.length > 0 && {
    excludedIngredients: item.excludedIngredients.map(({ sku, name }) => ({ sku, name })),
  }),
  standardItems: toStandardItems(item.standardItems),
});
