import type { Currency } from '@crema/shared-contracts';
import type { Prices } from './catalogue.types.ts';

const toFive = (minor: number) => Math.round(minor / 5) * 5;

/** The surcharge of each price tier: downtown and airport stores cost slightly more. */
const tierPercent = [0, 4, 9, 16] as const;

export interface PricedStore {
  readonly currency: Currency;
  readonly priceTier: number;
}
/** Minor units at a store. Small amounts (options) are the same in every store. */
export const priceAt = (prices: Prices, store: PricedStore): number => {
  const base = prices[store.currency];
  return base < 150 ? base : toFive(base * (1 + (tierPercent[store.priceTier] ?? 0) / 100));
};
