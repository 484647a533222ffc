import type { Prices } from '../catalogue.types.ts';
import type { CatalogueRows } from '../kinds/catalogue-rows.ts';

type PriceRow = CatalogueRows['prices'][number];
/** The sold thing that a price is of: a product's size, or one unit of a group's option. */
export type PricedItem = Pick<PriceRow, 'product' | 'size' | 'group' | 'option'>;

const itemKey = ({ product, size, group, option }: PricedItem): string =>
  group === undefined ? `${product}/${size}` : `${group}/${option}`;

/** The prices of an item by currency; an item without one is an error that names it. */
export const createPriceBook = ({ priceLists, prices }: CatalogueRows) => {
  const currencyOf = new Map(priceLists.map(({ key, currency }) => [key, currency]));
  const pricesByItem = Map.groupBy(prices, itemKey);
  return (item: PricedItem): Prices => {
    const found = Object.fromEntries(
      (pricesByItem.get(itemKey(item)) ?? []).map(({ list, price }) => [currencyOf.get(list), price]),
    );
    for (const currency of currencyOf.values())
      if (found[currency] === undefined)
        throw new Error(`The shop's data has no price of ${itemKey(item)} in ${currency}. Add it to prices.`);
    return found as Prices;
  };
};
export type PriceBook = ReturnType<typeof createPriceBook>;
