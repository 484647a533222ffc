import { countUnits } from '../../cart/cart.rules.ts';
import { useAddLines } from '../../cart/use-add-lines.ts';
import { toLineDraft, type BasketItem } from './reorder.conversions.ts';

/**
 * Puts a past order, or one line of it, into the cart: all that can be had, and says how much cannot; or nothing when it
 * would not fit (ORD-143, ORD-041).
 */
export const useReorder = () => {
  const add = useAddLines();
  return (items: readonly BasketItem[]) => {
    const lines = items.map(toLineDraft).filter((line) => line !== undefined);
    add(lines, countUnits(items) - countUnits(lines));
  };
};
