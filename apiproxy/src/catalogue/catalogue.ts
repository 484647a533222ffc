import type { CatalogueProduct, FoundSku } from './catalogue.types.ts';
import { messageIn } from '../i18n/messages.ts';
import { createPantry } from './build/ingredients.ts';
import { buildMenus } from './build/menus.ts';
import { createPriceBook } from './build/price-book.ts';
import { buildProducts } from './build/products.ts';
import { messageFrom } from '../shop/local-text.ts';
import type { CatalogueRows } from './kinds/catalogue-rows.ts';

/** The whole range of products of a shop's data, independent of stores. */
export const createCatalogue = (rows: CatalogueRows) => {
  const products = buildProducts(rows, createPantry(rows.ingredients), createPriceBook(rows));
  const menus = buildMenus(rows, products);
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySku = new Map<string, FoundSku>(
    products.flatMap((product) => product.sizes.map((size) => [size.sku, { product, size }] as const)),
  );
  return {
    menus,
    products,
    allergens: new Map(rows.allergens.map(({ key, name }) => [key, messageFrom(name)])),
    findProduct: (productNumber: number, formCode: string): CatalogueProduct | undefined =>
      byId.get(`${productNumber}/${formCode}`),
    /** Every form of a product. */
    formsOf: (productNumber: number): readonly CatalogueProduct[] =>
      products.filter((product) => product.productNumber === productNumber),
    findSku: (sku: string): FoundSku | undefined => bySku.get(sku),
  };
};
export type Catalogue = ReturnType<typeof createCatalogue>;

export const nameAllergens = (
  { allergens }: Pick<Catalogue, 'allergens'>,
  keys: readonly string[],
  locale: string,
): string[] => keys.map((key) => messageIn(allergens.get(key) ?? [key, key], locale));
