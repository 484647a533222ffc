import type { Clock } from '../http/system.ts';
import type { Shop } from '../shop/read-shop.ts';
import type { ShopReader } from '../shop/shop-reader.ts';
import { localTime } from '../shop/versions/start.ts';
import type { StoreAvailability } from './availability.ts';
import { optionSku } from './build/options.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';
import { catalogueRowsOf } from './kinds/catalogue-rows.ts';
import { createPricedCatalogues, type PricedCatalogue, type PricedPlace } from './priced-catalogue.ts';
import { priceKind } from './kinds/product.kinds.ts';
import { findOption } from './product-options.ts';

interface BuiltCatalogue {
  readonly whole: Catalogue;
  readonly pricedAt: ReturnType<typeof createPricedCatalogues>;
}
const catalogues = new WeakMap<Shop, BuiltCatalogue>();
/** Builds a shop's catalogue once, which takes 100 ms for 200 products. */
const builtFrom = (shop: Shop): BuiltCatalogue => {
  const known = catalogues.get(shop);
  if (known) return known;
  const whole = createCatalogue(catalogueRowsOf(shop));
  const built = { whole, pricedAt: createPricedCatalogues(shop, whole) };
  catalogues.set(shop, built);
  return built;
};
/** Every product of a shop's data. */
export const catalogueFrom = (shop: Shop): Catalogue => builtFrom(shop).whole;
/** The products with a price at a place at its local time, `2026-12-01T04:00`. */
export const pricedCatalogueFrom = (shop: Shop, place: PricedPlace, at: string): PricedCatalogue =>
  builtFrom(shop).pricedAt(place, at);

/**
 * The catalogue in effect at a place, with its prices. The same object until another version, or another price, is in effect. Throws inside
 * a transaction.
 */
export type CatalogueOf = (place: PricedPlace) => Promise<PricedCatalogue>;
/** Every product of the version that is in effect by UTC, in whichever market it is sold. Throws inside a transaction. */
export type WholeCatalogue = () => Promise<Catalogue>;
/** The skus of a product's size and of its options. */
export interface ItemSkus {
  readonly sku: string;
  readonly childItems: readonly { readonly sku: string }[];
}
/**
 * The catalogue of the newest version that has a product and the options of an item, with this product only (SHP-006): for the names of
 * what has left the menu. Throws inside a transaction.
 */
export type FormerCatalogueOf = (item: ItemSkus) => Promise<Catalogue>;
declare module '../http/app-deps.ts' {
  interface AppDeps {
    readonly catalogueOf: CatalogueOf;
    readonly wholeCatalogue: WholeCatalogue;
    readonly formerCatalogueOf: FormerCatalogueOf;
  }
}

/** A catalogue of one product takes about 50 KB. */
const maxFormer = 200;
const ofProduct = (shop: Shop, productNumber: number): Catalogue => {
  const rows = catalogueRowsOf(shop);
  const products = rows.products.filter(({ number }) => number === productNumber);
  return createCatalogue({ ...rows, products });
};

interface Catalogues {
  readonly catalogueOf: CatalogueOf;
  readonly wholeCatalogue: WholeCatalogue;
  readonly formerCatalogueOf: FormerCatalogueOf;
}
export const createCatalogues = (shops: ShopReader, clock: Clock): Catalogues => {
  const former = new Map<string, Catalogue>();
  const findVersion = async ({ sku, childItems }: ItemSkus): Promise<number | undefined> => {
    const products = await shops.newestVersions(priceKind, 'product');
    const options = await shops.newestVersions(priceKind, 'option');
    const versionOf = new Map([...options].map(([number, version]) => [optionSku(Number(number)), version]));
    const versions = [
      products.get(sku.split('-')[0] ?? ''),
      ...childItems.map((child) => versionOf.get(child.sku)),
    ];
    return versions.reduce((oldest, version) =>
      oldest === undefined || version === undefined ? undefined : Math.min(oldest, version),
    );
  };
  return {
    catalogueOf: async (place) => {
      const shop = await shops.shopOf(place);
      return pricedCatalogueFrom(shop, place, localTime(clock.now(), place.timeZone));
    },
    wholeCatalogue: async () => catalogueFrom(await shops.shopOf(undefined)),
    formerCatalogueOf: async (item) => {
      const version = await findVersion(item);
      if (version === undefined) return catalogueFrom(await shops.shopOf(undefined));
      const productNumber = Number(item.sku.split('-')[0]);
      const key = `${version} ${productNumber}`;
      const catalogue = former.get(key) ?? ofProduct(await shops.version(version), productNumber);
      former.delete(key);
      former.set(key, catalogue);
      const oldest = former.keys().next();
      if (former.size > maxFormer && !oldest.done) former.delete(oldest.value);
      return catalogue;
    },
  };
};

/** The availability of an item of a former catalogue: what the present one has no longer is not sold. */
export const formerAvailability = (
  { findSku }: Catalogue,
  { sku }: Pick<ItemSkus, 'sku'>,
  availability: StoreAvailability,
): StoreAvailability => {
  const present = findSku(sku)?.product;
  return {
    ofSku: (product, size) => (findSku(size) ? availability.ofSku(product, size) : 'NOT_SOLD'),
    ofProduct: (product) => (present ? availability.ofProduct(product) : 'NOT_SOLD'),
    ofOption: (option) =>
      present && !findOption(present, option.sku) ? 'NOT_SOLD' : availability.ofOption(option),
  };
};
