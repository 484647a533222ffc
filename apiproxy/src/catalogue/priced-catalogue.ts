import type { Currency, Locale, Market } from '@crema/shared-contracts';
import type { RowOf } from '../shop/kind.ts';
import type { Shop } from '../shop/read-shop.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueProduct, MenuNode } from './catalogue.types.ts';
import { priceKind, priceListKind } from './kinds/product.kinds.ts';
import { createPricing, isPriced, type Pricing } from './prices.ts';

/** The place whose prices are asked: a store, or a market without a store. */
export interface PricedPlace {
  readonly country: Market;
  /** The store's group (SHP-008). */
  readonly priceTier: number;
  readonly timeZone: string;
}
/** The national prices of a market: those of stores without a group. */
export const nationalPlace = (country: Market): PricedPlace => ({ country, priceTier: 0, timeZone: 'UTC' });
/** The market of a language when no store determines it (D-03). */
export const marketOfLocale = (locale: Locale): Market => (locale === 'en-US' ? 'US' : 'CA');

/** The products that have a price at a place, with the prices (SHP-008). */
export interface PricedCatalogue extends Catalogue {
  readonly pricing: Pricing;
}

const withoutHidden = (nodes: readonly MenuNode[], shown: ReadonlySet<CatalogueProduct>): MenuNode[] =>
  nodes.flatMap((node) => {
    const products = node.products?.filter((product) => shown.has(product));
    const children = node.children && withoutHidden(node.children, shown);
    const isEmpty = !products?.length && !children?.length;
    return isEmpty ? [] : [{ ...node, ...(products && { products }), ...(children && { children }) }];
  });

const withPricing = (catalogue: Catalogue, pricing: Pricing): PricedCatalogue => {
  const products = catalogue.products.filter((product) => isPriced(product, pricing));
  if (products.length === catalogue.products.length) return { ...catalogue, pricing };
  const shown = new Set(products);
  return {
    ...catalogue,
    pricing,
    products,
    menus: withoutHidden(catalogue.menus, shown),
    findProduct: (...asked) => {
      const found = catalogue.findProduct(...asked);
      return found && shown.has(found) ? found : undefined;
    },
    formsOf: (productNumber) => catalogue.formsOf(productNumber).filter((product) => shown.has(product)),
    findSku: (sku) => {
      const found = catalogue.findSku(sku);
      return found && shown.has(found.product) ? found : undefined;
    },
  };
};

/** The list of a store's group, else the list of its market; undefined if the shop does not sell there. */
const findList = (
  lists: readonly RowOf<typeof priceListKind>[],
  { country, priceTier }: PricedPlace,
): string | undefined => {
  const ofMarket = lists.filter(({ market }) => market === country);
  const own = ofMarket.find(({ storeGroups }) => storeGroups?.includes(priceTier));
  return (own ?? ofMarket.find(({ storeGroups }) => storeGroups === undefined))?.key;
};

/** Near the start of a price stores of two zones have two periods. */
const maxPeriods = 3;

/**
 * Returns a function that has the catalogue with the prices of a place at its local time. It returns the same object for places with one
 * list until a price of the shop starts or ends.
 */
export const createPricedCatalogues = (shop: Shop, catalogue: Catalogue) => {
  const changes = [
    ...new Set(
      shop.rowsOf(priceKind).flatMap(({ from, until }) => [from, until].filter((at) => at !== undefined)),
    ),
  ].toSorted();
  const lists = shop.rowsOf(priceListKind);
  const byList = new Map<string, Map<number, PricedCatalogue>>();
  const currencyOf = ({ country }: PricedPlace) =>
    shop.settings.markets.find(({ code }) => code === country)?.currency ?? '';
  return (place: PricedPlace, at: string): PricedCatalogue => {
    const list = findList(lists, place);
    const key = list ?? place.country;
    const periods = byList.get(key) ?? new Map<number, PricedCatalogue>();
    byList.set(key, periods);
    const period = changes.filter((change) => change <= at).length;
    const known = periods.get(period);
    if (known) return known;
    const made = withPricing(catalogue, createPricing(list, at, currencyOf(place) as Currency));
    periods.set(period, made);
    const oldest = periods.keys().next();
    if (periods.size > maxPeriods && !oldest.done) periods.delete(oldest.value);
    return made;
  };
};
