import type { Money } from '@crema/shared-contracts';

/** The priced order in the GraphQL API (ORD-081). */
export interface PriceLineItem {
  readonly itemId: string | null;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly total: Money;
  readonly children: readonly PriceLineItem[];
  /** Names of excluded standard ingredients. */
  readonly excludedIngredients: readonly string[];
}
export interface PriceRow {
  readonly key: string;
  readonly label: string;
  readonly amount: Money;
}
export interface OrderSummary {
  readonly price: Money;
  readonly label: string;
  readonly lineItems: readonly PriceLineItem[];
  readonly rows: readonly PriceRow[];
  readonly additionalFeeDescription: string | null;
}
