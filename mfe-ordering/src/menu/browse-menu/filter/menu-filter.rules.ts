import { productsOf } from '../../../catalogue/featured.ts';
import type { Menu, MenuCategory, MenuProduct } from '../../../catalogue/menu.types.ts';

/** The highest amounts that the filters offer: mg of caffeine, and calories. */
export const filterLimits = { caffeine: [5, 50, 150], calories: [100, 250, 400] } as const;
export type LimitKey = keyof typeof filterLimits;
export const limitKeys = ['caffeine', 'calories'] as const satisfies readonly LimitKey[];

/** The filter of the menu's products (ORD-124); without a limit any amount matches. */
export interface MenuFilter {
  /** Keys of allergens to avoid. */
  readonly avoid: readonly string[];
  readonly caffeine?: number | undefined;
  readonly calories?: number | undefined;
}
export const noFilter: MenuFilter = { avoid: [] };

export const countFilters = ({ avoid, caffeine, calories }: MenuFilter): number =>
  avoid.length + [caffeine, calories].filter((limit) => limit !== undefined).length;

const parameters = { avoid: 'avoid', caffeine: 'caffeine', calories: 'calories' } as const;

const readLimit = (query: URLSearchParams, key: LimitKey) =>
  filterLimits[key].find((limit) => String(limit) === query.get(parameters[key]));

/** Reads the filter of a query; an allergen or a limit that is not offered is ignored. */
export const readFilter = (query: URLSearchParams, allergenKeys: readonly string[]): MenuFilter => ({
  avoid: [...new Set(query.getAll(parameters.avoid))].filter((key) => allergenKeys.includes(key)),
  caffeine: readLimit(query, 'caffeine'),
  calories: readLimit(query, 'calories'),
});

/** The query with this filter; its other parameters stay. */
export const writeFilter = (query: URLSearchParams, filter: MenuFilter): URLSearchParams => {
  const written = new URLSearchParams(query);
  for (const parameter of Object.values(parameters)) written.delete(parameter);
  for (const key of filter.avoid) written.append(parameters.avoid, key);
  for (const key of limitKeys) {
    const limit = filter[key];
    if (limit !== undefined) written.set(parameters[key], String(limit));
  }
  return written;
};

/** The filter as the query of a link to another part of the menu: empty, or with its question mark. */
export const filterSearch = (filter: MenuFilter): string => {
  const query = writeFilter(new URLSearchParams(), filter).toString();
  return query && `?${query}`;
};

/** Checked for every product that is eaten or drunk; what is unknown never matches a filter about it (D-147). */
const rules: readonly ((filter: MenuFilter, product: MenuProduct) => boolean)[] = [
  ({ avoid }, { allergenKeys, allergenStatus }) =>
    avoid.length === 0 || (allergenStatus === 'KNOWN' && !allergenKeys.some((key) => avoid.includes(key))),
  ({ caffeine: limit }, { caffeine }) => limit === undefined || (caffeine !== null && caffeine <= limit),
  ({ calories: limit }, { calories }) => limit === undefined || (calories !== null && calories <= limit),
];

/** The standard recipe decides, in the size whose price and calories the card shows (D-169). */
export const matchesFilter = (product: MenuProduct, filter: MenuFilter): boolean =>
  countFilters(filter) === 0 ||
  (product.allergenStatus !== 'NOT_FOOD' && rules.every((rule) => rule(filter, product)));

export const filterCategory = (category: MenuCategory, filter: MenuFilter): MenuCategory => {
  const matching = (products: readonly MenuProduct[]) =>
    products.filter((product) => matchesFilter(product, filter));
  return {
    ...category,
    products: matching(category.products),
    children: category.children
      .map((part) => ({ ...part, products: matching(part.products) }))
      .filter(({ products }) => products.length > 0),
  };
};

/** The menus with the matching products only, without categories that have none; unchanged without a filter. */
export const filterMenus = (menus: readonly Menu[], filter: MenuFilter): readonly Menu[] =>
  countFilters(filter) === 0
    ? menus
    : menus
        .map((menu) => ({
          ...menu,
          children: menu.children
            .map((category) => filterCategory(category, filter))
            .filter((category) => productsOf(category).length > 0),
        }))
        .filter(({ children }) => children.length > 0);

/** Every product of the menus once: a featured product is also in its own category. */
export const productsOfMenus = (menus: readonly Menu[]): readonly MenuProduct[] => [
  ...new Map(
    menus.flatMap(({ children }) => children.flatMap(productsOf)).map((product) => [product.id, product]),
  ).values(),
];
