import type { MenuProduct } from '../../../catalogue/menu.types.ts';
import { filterSearch, matchesFilter, type MenuFilter } from './menu-filter.rules.ts';

/** Returns the function that counts the products that a filter leaves; each filter is counted once. */
export const countsOf = (products: readonly MenuProduct[]): ((filter: MenuFilter) => number) => {
  const known = new Map<string, number>();
  return (filter) => {
    const key = filterSearch(filter);
    const count = known.get(key) ?? products.filter((product) => matchesFilter(product, filter)).length;
    known.set(key, count);
    return count;
  };
};
