import type { Money } from '@crema/shared-contracts';
import type { AppliedTax, TaxSource } from '../taxes/tax-provider.ts';
import type { OfferKind } from '../../rewards/rewards.public.ts';

/** The priced order in the GraphQL API (ORD-081). */
export interface PriceLineItem {
  readonly itemId: string | null;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly total: Money;
  readonly children: readonly PriceLineItem[];
  /** An option's units in the standard recipe; absent for a product, and in orders that were stored without it. */
  readonly standardQuantity?: number;
  /** Names of excluded standard ingredients. */
  readonly excludedIngredients: readonly string[];
}
export interface PriceRow {
  readonly key: string;
  readonly label: string;
  readonly amount: Money;
}
/** The offer that a price or an order includes, in the order's language. */
export interface AppliedOffer {
  readonly type: OfferKind;
  readonly code: string;
  readonly stars: number | null;
  readonly title: string;
  readonly discountMinor: number;
}
export interface OrderSummary {
  readonly price: Money;
  readonly label: string;
  readonly lineItems: readonly PriceLineItem[];
  readonly rows: readonly PriceRow[];
  readonly additionalFeeDescription: string | null;
  /** The sum of each tax by jurisdiction (SHP-009); absent in orders that were stored without it. */
  readonly taxes?: readonly Omit<AppliedTax, 'label'>[];
  readonly taxSource?: TaxSource;
}
