/** One unit of an order as stored: the requested skus (ORD-047). Prices are in the summary. */
export interface OrderedItem {
  readonly itemId: string | null;
  readonly sku: string;
  readonly childItems: readonly OrderedChild[];
  /** The skus of excluded standard ingredients; absent in orders stored before exclusions existed. */
  readonly excludedIngredients?: readonly string[];
}
export interface OrderedChild {
  readonly sku: string;
  readonly quantity: number;
}
