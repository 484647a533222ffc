import type { LineDraft } from '../../cart/cart.types.ts';
import type { GetPreviousOrdersQuery } from '../../generated/operations.ts';

export type PreviousOrder = GetPreviousOrdersQuery['previousOrders'][number];
export type BasketItem = PreviousOrder['basket']['items'][number];

export const isOrderable = ({ availability, childItems }: BasketItem): boolean =>
  availability === 'AVAILABLE' && childItems.every((child) => child.productNumber !== null);

/** A line of a past order as a line for the cart; null when one of its options is no longer known (ORD-141). */
export const toLineDraft = (item: BasketItem): LineDraft | undefined =>
  isOrderable(item)
    ? {
        product: {
          productNumber: item.productNumber,
          formCode: item.formCode,
          name: item.name,
          art: item.art,
          availability: item.availability,
          sizes: [{ sizeCode: item.sizeCode, sku: item.sku, name: item.sizeName }],
        },
        sizeCode: item.sizeCode,
        quantity: item.quantity,
        childItems: item.childItems.flatMap(({ productNumber, sku, name, quantity }) =>
          productNumber === null ? [] : [{ productNumber, sku, name, quantity }],
        ),
        ...(item.leftOut.length > 0 && { leftOut: item.leftOut.map(({ sku, name }) => ({ sku, name })) }),
      }
    : undefined;
