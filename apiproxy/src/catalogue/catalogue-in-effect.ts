import type { Shop } from '../shop/read-shop.ts';
import type { ShopIn } from '../shop/shop-in-effect.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';
import { catalogueRowsOf } from './kinds/catalogue-rows.ts';

const catalogues = new WeakMap<Shop, Catalogue>();
/** The catalogue of a shop's data: built once, which takes 100 ms for 200 products. */
export const catalogueFrom = (shop: Shop): Catalogue => {
  const known = catalogues.get(shop) ?? createCatalogue(catalogueRowsOf(shop));
  catalogues.set(shop, known);
  return known;
};

/**
 * The catalogue in effect at a store; without one, the version that is in effect by UTC. The same object until another version is in
 * effect. Throws inside a transaction.
 */
export type CatalogueOf = (store: { readonly timeZone: string } | undefined) => Promise<Catalogue>;
declare module '../http/app-deps.ts' {
  interface AppDeps {
    readonly catalogueOf: CatalogueOf;
  }
}

export const createCatalogueOf =
  (shopIn: ShopIn): CatalogueOf =>
  async (store) =>
    catalogueFrom(await shopIn(store?.timeZone ?? 'UTC'));
