import { useAddLines } from '../../cart/use-add-lines.ts';
import { toLineDraft, type BasketItem } from './reorder.conversions.ts';

/** Puts a past order, or one line of it, into the cart: all that can be had, or nothing when it would not fit (ORD-143, ORD-041). */
export const useReorder = () => {
  const add = useAddLines();
  return (items: readonly BasketItem[]) => add(items.map(toLineDraft).filter((line) => line !== undefined));
};
