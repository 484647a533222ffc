import type { DatedPrice, Prices } from '../catalogue.types.ts';
import type { CatalogueRows } from '../kinds/catalogue-rows.ts';

type PriceRow = CatalogueRows['prices'][number];
/** The sold thing that a price is of: a product's size, or one unit of a group's option. */
export type PricedItem = Pick<PriceRow, 'product' | 'size' | 'group' | 'option'>;

const itemKey = ({ product, size, group, option }: PricedItem): string =>
  group === undefined ? `${product}/${size}` : `${group}/${option}`;

const latestFirst = (rows: readonly PriceRow[]): readonly DatedPrice[] =>
  rows
    .toSorted((a, b) => (b.from ?? '').localeCompare(a.from ?? ''))
    .map(({ price, from = '', until }) => ({ minor: price, from, until }));

const none: Prices = new Map();

/** The prices of an item by list: those of the list itself, then those of its base (SHP-008). */
export const createPriceBook = ({ priceLists, prices }: Pick<CatalogueRows, 'priceLists' | 'prices'>) => {
  const book = new Map<string, Prices>();
  for (const [item, rows] of Map.groupBy(prices, itemKey)) {
    const own = new Map(
      [...Map.groupBy(rows, ({ list }) => list)].map(([list, listed]) => [list, latestFirst(listed)]),
    );
    const ofItem = priceLists.flatMap(({ key, base }) => {
      const [listed, inherited] = [own.get(key), base === undefined ? undefined : own.get(base)];
      const all = listed && inherited ? [...listed, ...inherited] : (listed ?? inherited);
      return all ? [[key, all] as const] : [];
    });
    book.set(item, new Map(ofItem));
  }
  return (item: PricedItem): Prices => book.get(itemKey(item)) ?? none;
};
export type PriceBook = ReturnType<typeof createPriceBook>;
