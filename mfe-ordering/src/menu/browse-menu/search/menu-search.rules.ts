import { searchWords, typingErrors } from '@crema/shared-contracts';
import type { Menu, MenuProduct } from '../../../catalogue/menu.types.ts';

/** The number of typing errors that are ignored: none in a short word, two in a long one. */
const allowedErrors = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** The fewest errors in a word that may be the beginning of another one: letters that are missing in it lengthen that beginning. */
const errorsIn = (asked: string, word: string, allowed: number): number =>
  Math.min(
    ...Array.from({ length: allowed }, (_, more) =>
      typingErrors(asked, word.slice(0, asked.length + 1 + more)),
    ),
  );
/** A word of three letters that lacks one, in a query of several words: 'brw' in 'cold brw'. Alone it is too short. */
const lacksLetter = (asked: string, word: string): boolean =>
  asked.length === 3 && word.length === 4 && asked[0] === word[0] && typingErrors(asked, word) === 1;

/** The rules are checked top to bottom: how well a word of the query matches a word of a name. */
const fits: readonly {
  readonly worth: number;
  readonly holds: (asked: string, word: string, isAlone: boolean) => boolean;
}[] = [
  { worth: 4, holds: (asked, word) => word === asked },
  { worth: 3, holds: (asked, word) => word.startsWith(asked) },
  { worth: 2, holds: (asked, word) => asked.length > 2 && word.includes(asked) },
  {
    worth: 1,
    holds: (asked, word, isAlone) => {
      const allowed = allowedErrors(asked);
      if (allowed === 0) return !isAlone && lacksLetter(asked, word);
      return errorsIn(asked, word, allowed) <= allowed;
    },
  },
];
const worthOf = (asked: string, words: readonly string[], isAlone: boolean): number =>
  Math.max(0, ...words.map((word) => fits.find(({ holds }) => holds(asked, word, isAlone))?.worth ?? 0));

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
  const isAlone = asked.length === 1;
  return entries
    .map(({ product, name, place }) => {
      const worths = asked.map((word) => worthOf(word, name, isAlone) * 2 || worthOf(word, place, isAlone));
      return { product, worth: worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ product }) => product);
};
