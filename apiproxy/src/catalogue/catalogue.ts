import type {
  CatalogueOption,
  CatalogueOptionCategory,
  CatalogueProduct,
  FoundSku,
  MenuNode,
} from './catalogue.types.ts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';
import { readSample } from '../shop/sample.ts';
import { createPantry } from './build/ingredients.ts';
import { buildMenus } from './build/menus.ts';
import { createPriceBook } from './build/price-book.ts';
import { buildProducts } from './build/products.ts';
import { messageFrom } from './build/texts.ts';
import { catalogueRowsOf, type CatalogueRows } from './kinds/catalogue-rows.ts';

interface Placement {
  readonly breadcrumbUri: string;
  readonly categoryName: LocalizedMessage;
}
const place = (
  node: MenuNode,
  uri: string,
  categoryName: LocalizedMessage,
): readonly (readonly [string, Placement])[] => [
  ...(node.products ?? []).map(({ id }) => [id, { breadcrumbUri: uri, categoryName }] as const),
  ...(node.children ?? []).flatMap((child) => place(child, `${uri}/${child.slug}`, categoryName)),
];
const optionsBelow = (categories: readonly CatalogueOptionCategory[]): readonly CatalogueOption[] =>
  categories.flatMap(({ products, children }) => [...products, ...optionsBelow(children)]);
/** A product's breadcrumb uses its regular category, not the featured one. */
const placementsIn = (menus: readonly MenuNode[]): ReadonlyMap<string, Placement> =>
  new Map(
    menus.flatMap((menu) =>
      (menu.children ?? [])
        .filter(({ featured }) => !featured)
        .flatMap((category) => place(category, `/menu/${menu.slug}/${category.slug}`, category.name)),
    ),
  );

const flat = (categories: readonly CatalogueOptionCategory[]): readonly CatalogueOptionCategory[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** The whole range of products of a shop's data, independent of stores. */
export const createCatalogue = (rows: CatalogueRows) => {
  const products = buildProducts(rows, createPantry(rows.ingredients), createPriceBook(rows));
  const menus = buildMenus(rows, products);
  const placements = placementsIn(menus);
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySku = new Map<string, FoundSku>(
    products.flatMap((product) => product.sizes.map((size) => [size.sku, { product, size }] as const)),
  );
  const optionMaps = new Map<CatalogueProduct, ReadonlyMap<string, CatalogueOption>>();
  const optionMap = (product: CatalogueProduct): ReadonlyMap<string, CatalogueOption> => {
    const known = optionMaps.get(product);
    if (known) return known;
    const made = new Map(optionsBelow(product.options).map((option) => [option.sku, option]));
    optionMaps.set(product, made);
    return made;
  };
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
    /** An option as offered by this product: default quantity, bounds and price per additional unit. */
    findOption: (product: CatalogueProduct, sku: string): CatalogueOption | undefined =>
      optionMap(product).get(sku),
    /** Every option of a product, as offered by it. */
    optionsOf: (product: CatalogueProduct): readonly CatalogueOption[] => [...optionMap(product).values()],
    /** The ingredients of the standard recipe of this product. */
    standardOptionsOf: (product: CatalogueProduct): readonly CatalogueOption[] =>
      [...optionMap(product).values()].filter(({ defaultQuantity }) => defaultQuantity > 0),
    /** Choices of `one` are exclusive: an item may have one option of such a category. */
    choicesOf: (product: CatalogueProduct): readonly CatalogueOptionCategory[] =>
      flat(product.options).filter(({ selection }) => selection === 'ONE'),
    placementOf: (product: CatalogueProduct): Placement | undefined => placements.get(product.id),
  };
};
export type Catalogue = ReturnType<typeof createCatalogue>;

export const catalogue: Catalogue = createCatalogue(catalogueRowsOf(readSample()));

export const nameAllergens = (keys: readonly string[], locale: string): string[] =>
  keys.map((key) => messageIn(catalogue.allergens.get(key) ?? [key, key], locale));
