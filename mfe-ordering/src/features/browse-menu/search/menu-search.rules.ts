import { searchWords, typingErrors } from '@crema/shared-contracts';
import type { Menu, MenuProduct } from '../../../catalogue/menu.types.ts';

/** The number of typing errors that are ignored: none in a short word, two in a long one. */
const allowedErrors = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** The rules are checked top to bottom: how well a word of the query matches a word of a name. */
const fits: readonly { readonly worth: number; readonly holds: (asked: string, word: string) => boolean }[] =
  [
    { worth: 4, holds: (asked, word) => word === asked },
    { worth: 3, holds: (asked, word) => word.startsWith(asked) },
    { worth: 2, holds: (asked, word) => asked.length > 2 && word.includes(asked) },
    {
      worth: 1,
      holds: (asked, word) => {
        const allowed = allowedErrors(asked);
        return allowed > 0 && typingErrors(asked, word.slice(0, asked.length + 1)) <= allowed;
      },
    },
  ];
const worthOf = (asked: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => fits.find(({ holds }) => holds(asked, word))?.worth ?? 0));

export interface SearchEntry {
  readonly product: MenuProduct;
  readonly name: readonly string[];
  readonly place: readonly string[];
}
/** The products of the menus with the words that a query is compared with. */
export const toSearchEntries = (menus: readonly Menu[]): readonly SearchEntry[] => {
  const categories = menus.flatMap(({ children }) => children);
  const groups = categories.flatMap((category) => [
    { products: category.products, place: category.name },
    ...category.children.map(({ products, name }) => ({ products, place: `${category.name} ${name}` })),
  ]);
  const entries = groups.flatMap(({ products, place }) =>
    products.map((product) => ({ product, name: searchWords(product.name), place: searchWords(place) })),
  );
  return [...new Map(entries.map((entry) => [entry.product.id, entry])).values()];
};

/**
 * Products that match every word of the query, best first: name before category, exact match
 * before a typing error (D-36). The search reads only the loaded menu, so it works offline.
 */
export const searchMenu = (entries: readonly SearchEntry[], query: string): readonly MenuProduct[] => {
  const asked = searchWords(query);
  if (asked.length === 0) return [];
  return entries
    .map(({ product, name, place }) => {
      const worths = asked.map((word) => worthOf(word, name) * 2 || worthOf(word, place));
      return { product, worth: worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ product }) => product);
};
