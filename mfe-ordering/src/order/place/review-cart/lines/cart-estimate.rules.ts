import { money, type Money } from '@crema/shared-contracts';
import type { CartLine } from '../../../../cart/cart.slice.ts';

/** The price of one unit of a line before taxes, by the line's id. */
export type Estimates = ReadonlyMap<string, Money>;

/** The price of all units of a line; undefined while it is not known. */
export const estimateOf = ({ itemId, quantity }: CartLine, estimates: Estimates): Money | undefined => {
  const unit = estimates.get(itemId);
  return unit && money(unit.amountMinor * quantity, unit.currency);
};

/** The price of the whole cart; undefined until every line has an estimate. */
export const estimateSubtotal = (lines: readonly CartLine[], estimates: Estimates): Money | undefined => {
  const each = lines.map((line) => estimateOf(line, estimates));
  const [first] = each;
  if (!first || each.includes(undefined)) return undefined;
  return money(
    each.reduce((sum, estimate) => sum + (estimate?.amountMinor ?? 0), 0),
    first.currency,
  );
};
