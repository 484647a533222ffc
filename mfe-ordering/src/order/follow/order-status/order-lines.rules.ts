import { money, type Money } from '@crema/shared-contracts';
import type { OrderedLineFragment } from '../../../generated/operations.ts';

export interface OrderedLine {
  readonly key: string;
  readonly quantity: number;
  readonly name: string;
  readonly options: readonly Pick<
    OrderedLineFragment['children'][number],
    'name' | 'quantity' | 'standardQuantity'
  >[];
  readonly excludedIngredients: readonly string[];
  readonly total: Money;
}

/** Groups equal units into one line: the API has one entry per unit (ORD-047). */
export const gatherLines = (units: readonly OrderedLineFragment[]): readonly OrderedLine[] => {
  const lines = new Map<string, OrderedLine>();
  for (const { sku, name, children, excludedIngredients, total } of units) {
    const key = JSON.stringify([
      sku,
      children.map((child) => [child.sku, child.quantity]),
      excludedIngredients,
    ]);
    const known = lines.get(key);
    lines.set(key, {
      key,
      name,
      quantity: (known?.quantity ?? 0) + 1,
      options: children.map(({ name: option, quantity, standardQuantity }) => ({
        name: option,
        quantity,
        standardQuantity,
      })),
      excludedIngredients,
      total: money((known?.total.amountMinor ?? 0) + total.amountMinor, total.currency),
    });
  }
  return [...lines.values()];
};
