import { countUnits } from '../../cart/cart.rules.ts';
import { useAddLines } from '../../cart/use-add-lines.ts';
import { toLineDraft, type BasketItem } from './reorder.conversions.ts';

/**
 * Adds a past order, or one line of it, to the cart. It adds all available units and reports the number of
 * unavailable ones; it adds nothing when the units would not fit (ORD-143, ORD-041).
 */
export const useReorder = () => {
  const add = useAddLines();
  return (items: readonly BasketItem[]) => {
    const lines = items.map(toLineDraft).filter((line) => line !== undefined);
    add(lines, countUnits(items) - countUnits(lines));
  };
};
