import type { Currency } from '@crema/shared-contracts';
import type { CatalogueProduct, DatedPrice, Prices } from './catalogue.types.ts';

/** The prices of one list at one time, in minor units. */
export interface Pricing {
  readonly currency: Currency;
  /** Undefined for an item without a price. */
  find(prices: Prices): number | undefined;
  /** Throws for an item without a price: a catalogue with a pricing has no such product. */
  of(prices: Prices): number;
}

const holdsAt = ({ from, until }: DatedPrice, at: string): boolean =>
  from <= at && (until === undefined || at < until);

/** The prices of a list at a local time, `2026-12-01T04:00`. A market without a list has none. */
export const createPricing = (list: string | undefined, at: string, currency: Currency): Pricing => {
  const find = (prices: Prices): number | undefined =>
    list === undefined ? undefined : prices.get(list)?.find((price) => holdsAt(price, at))?.minor;
  return {
    currency,
    find,
    of: (prices) => {
      const minor = find(prices);
      if (minor === undefined) throw new Error(`Price list ${list} has no price of this item at ${at}.`);
      return minor;
    },
  };
};

/** Whether each size of a product has a price (SHP-008); the check of a shop finds options without one. */
export const isPriced = ({ sizes }: CatalogueProduct, { find }: Pricing): boolean =>
  sizes.every(({ prices }) => find(prices) !== undefined);
