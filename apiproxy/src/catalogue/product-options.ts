import type { CatalogueOption, CatalogueOptionCategory, CatalogueProduct } from './catalogue.types.ts';

const flat = (categories: readonly CatalogueOptionCategory[]): readonly CatalogueOptionCategory[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

const optionMaps = new WeakMap<CatalogueProduct, ReadonlyMap<string, CatalogueOption>>();
const optionMap = (product: CatalogueProduct): ReadonlyMap<string, CatalogueOption> => {
  const known = optionMaps.get(product);
  if (known) return known;
  const made = new Map(
    flat(product.options).flatMap(({ products }) => products.map((option) => [option.sku, option] as const)),
  );
  optionMaps.set(product, made);
  return made;
};

/** An option as offered by this product: default quantity, bounds and price per additional unit. */
export const findOption = (product: CatalogueProduct, sku: string): CatalogueOption | undefined =>
  optionMap(product).get(sku);
/** Every option of a product, as offered by it. */
export const optionsOf = (product: CatalogueProduct): readonly CatalogueOption[] => [
  ...optionMap(product).values(),
];
/** The ingredients of the standard recipe of this product. */
export const standardOptionsOf = (product: CatalogueProduct): readonly CatalogueOption[] =>
  optionsOf(product).filter(({ defaultQuantity }) => defaultQuantity > 0);
/** Choices of `one` are exclusive: an item may have one option of such a category. */
export const choicesOf = (product: CatalogueProduct): readonly CatalogueOptionCategory[] =>
  flat(product.options).filter(({ selection }) => selection === 'ONE');
