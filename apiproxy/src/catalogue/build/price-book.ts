import type { Prices } from '../catalogue.types.ts';
import type { CatalogueRows } from '../kinds/catalogue-rows.ts';

/** The prices of an item by currency; an item without one is an error that names it. */
export const createPriceBook = ({ priceLists, prices }: CatalogueRows) => {
  const currencyOf = new Map(priceLists.map(({ key, currency }) => [key, currency]));
  const itemPrices = Map.groupBy(prices, ({ item }) => item);
  return (item: string): Prices => {
    const found = Object.fromEntries(
      (itemPrices.get(item) ?? []).map(({ list, price }) => [currencyOf.get(list), price]),
    );
    for (const currency of currencyOf.values())
      if (found[currency] === undefined)
        throw new Error(`The shop's data has no price of ${item} in ${currency}. Add it to prices.`);
    return found as Prices;
  };
};
