import type { OrderPricing } from '../../facts/order.types.ts';

type MoneyOfOrder = OrderPricing['summary']['price'];
/** One row of the list of changes; a missing side means that the line was added or removed. */
export interface PriceChange {
  readonly key: string;
  readonly label: string;
  readonly before: MoneyOfOrder | undefined;
  readonly after: MoneyOfOrder | undefined;
}
interface Row {
  readonly label: string;
  readonly amount: MoneyOfOrder;
}

const sum = (a: MoneyOfOrder | undefined, b: MoneyOfOrder): MoneyOfOrder =>
  a ? { ...b, amountMinor: a.amountMinor + b.amountMinor } : b;

/** The price of each cart line: the API has one entry per unit, the page one row per line. */
export const pricesByLine = ({ summary }: OrderPricing): ReadonlyMap<string, Row> => {
  const rows = new Map<string, Row>();
  for (const { itemId, sku, name, total } of summary.lineItems) {
    const key = itemId ?? sku;
    rows.set(key, { label: name, amount: sum(rows.get(key)?.amount, total) });
  }
  return rows;
};

const rowsOf = (pricing: OrderPricing): ReadonlyMap<string, Row> =>
  new Map([...pricesByLine(pricing), ...pricing.summary.rows.map((row) => [`row:${row.key}`, row] as const)]);

/** D-24: the changes of a new price line by line; empty when the total is the same. */
export const findPriceChanges = (before: OrderPricing, after: OrderPricing): readonly PriceChange[] => {
  if (before.summary.price.amountMinor === after.summary.price.amountMinor) return [];
  const [was, is] = [rowsOf(before), rowsOf(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  return keys
    .map((key) => ({
      key,
      label: is.get(key)?.label ?? was.get(key)?.label ?? '',
      before: was.get(key)?.amount,
      after: is.get(key)?.amount,
    }))
    .filter(({ before: a, after: b }) => a?.amountMinor !== b?.amountMinor);
};
