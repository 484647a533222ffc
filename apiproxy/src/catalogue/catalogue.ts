import type {
  CatalogueOption,
  CatalogueOptionCategory,
  CatalogueProduct,
  FoundSku,
  MenuNode,
} from './catalogue.types.ts';
import type { LocalizedMessage } from '../i18n/messages.ts';
import { allProducts, menus } from './menu/menus.ts';

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
/** A product's breadcrumb uses its regular category, not the featured one. */
const placements = new Map(
  menus.flatMap((menu) =>
    (menu.children ?? [])
      .filter(({ featured }) => !featured)
      .flatMap((category) => place(category, `/menu/${menu.slug}/${category.slug}`, category.name)),
  ),
);

const byId = new Map(allProducts.map((product) => [product.id, product]));
const bySku = new Map<string, FoundSku>(
  allProducts.flatMap((product) => product.sizes.map((size) => [size.sku, { product, size }] as const)),
);

const optionsBelow = (categories: readonly CatalogueOptionCategory[]): readonly CatalogueOption[] =>
  categories.flatMap(({ products, children }) => [...products, ...optionsBelow(children)]);
const optionsOf = new Map<CatalogueProduct, ReadonlyMap<string, CatalogueOption>>();
const optionMap = (product: CatalogueProduct): ReadonlyMap<string, CatalogueOption> => {
  const known = optionsOf.get(product);
  if (known) return known;
  const made = new Map(optionsBelow(product.options).map((option) => [option.sku, option]));
  optionsOf.set(product, made);
  return made;
};

/** The whole range of products, independent of stores. */
export const catalogue = {
  menus,
  products: allProducts,
  findProduct: (productNumber: number, formCode: string): CatalogueProduct | undefined =>
    byId.get(`${productNumber}/${formCode}`),
  /** Every form of a product. */
  formsOf: (productNumber: number): readonly CatalogueProduct[] =>
    allProducts.filter((product) => product.productNumber === productNumber),
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
  choicesOf: (product: CatalogueProduct): readonly CatalogueOptionCategory[] => {
    const flat = (categories: readonly CatalogueOptionCategory[]): readonly CatalogueOptionCategory[] =>
      categories.flatMap((category) => [category, ...flat(category.children)]);
    return flat(product.options).filter(({ selection }) => selection === 'ONE');
  },
  placementOf: (product: CatalogueProduct): Placement | undefined => placements.get(product.id),
};
