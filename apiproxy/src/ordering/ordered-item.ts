/** One unit of an order as it is kept: what was asked for, by sku (ORD-047). Prices live in the summary. */
export interface OrderedItem {
  readonly itemId: string | null;
  readonly sku: string;
  readonly childItems: readonly OrderedChild[];
  /** Skus of standard ingredients that are wanted none of; absent where it was stored before there was such a thing. */
  readonly leftOut?: readonly string[];
}
export interface OrderedChild {
  readonly sku: string;
  readonly quantity: number;
}
