import { toChildItem, toStandardItems } from './cart-items.conversions.ts';
import { findLineObstacle, type LineObstacle } from './cart.rules.ts';
import type { LineDraft } from './cart.types.ts';
import type { GetPreviousOrdersQuery, ReorderItemFieldsFragment } from '../generated/operations.ts';

export type BasketItem = ReorderItemFieldsFragment;
export type DroppedLine = Omit<
  GetPreviousOrdersQuery['previousOrders'][number]['dropped'][number],
  '__typename'
>;

/**
 * Converts a line of a past order to a line for the cart, with the store's present options; options that are
 * no longer in the range are left out.
 */
export const toDraft = (item: BasketItem): LineDraft => ({
  product: {
    productNumber: item.productNumber,
    formCode: item.formCode,
    name: item.name,
    art: item.art,
    picture: item.picture,
    availability: item.availability,
    sizes: [{ sizeCode: item.sizeCode, sku: item.sku, name: item.sizeName, availability: item.availability }],
  },
  sizeCode: item.sizeCode,
  quantity: item.quantity,
  childItems: item.childItems.flatMap(({ productNumber, standardQuantity, ...child }) =>
    productNumber === null ? [] : [toChildItem({ productNumber, ...child }, standardQuantity)],
  ),
  ...(item.excludedIngredients.length > 0 && {
    excludedIngredients: item.excludedIngredients.map(({ sku, name }) => ({ sku, name })),
  }),
  standardItems: toStandardItems(item.standardItems),
});

/** Returns why a line cannot be ordered again; undefined when it can be (ORD-141, D-143). */
export const findItemObstacle = (item: BasketItem): LineObstacle | undefined => {
  const unknown = item.childItems.find(({ productNumber }) => productNumber === null);
  return unknown ? { availability: 'NOT_SOLD', option: unknown.name } : findLineObstacle(toDraft(item));
};
export const isOrderable = (item: BasketItem): boolean => findItemObstacle(item) === undefined;

/** Returns a line for the cart; undefined for a line that cannot be ordered now. */
export const toLineDraft = (item: BasketItem): LineDraft | undefined =>
  isOrderable(item) ? toDraft(item) : undefined;
