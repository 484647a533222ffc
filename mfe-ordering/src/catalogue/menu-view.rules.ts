import { slugOf } from './menu-paths.ts';
import type { Menu, MenuCategory, MenuSubcategory } from './menu.types.ts';

/** What the address asks for. */
export interface MenuAddress {
  readonly menu?: string | undefined;
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
}
export type MenuTrouble =
  'menu-failed' | 'menu-empty' | 'category-missing' | 'category-empty' | 'subcategory-missing';
/** The status that each trouble has as a page (ORD-021). */
export const troubleStatus = {
  'menu-failed': 500,
  'menu-empty': 404,
  'category-missing': 404,
  'category-empty': 404,
  'subcategory-missing': 404,
} as const satisfies Record<MenuTrouble, 404 | 500>;

export interface FoundPlace {
  readonly menu?: Menu | undefined;
  readonly category?: MenuCategory | undefined;
  readonly subcategory?: MenuSubcategory | undefined;
}
export type MenuViewResult =
  | { readonly kind: 'loading' }
  | { readonly kind: 'trouble'; readonly trouble: MenuTrouble; readonly place: FoundPlace }
  | { readonly kind: 'shown'; readonly menus: readonly Menu[]; readonly place: FoundPlace };

/** The address names a category that the range does not have; the server answers it with 404. */
export const isMissing = (view: MenuViewResult): boolean =>
  view.kind === 'trouble' && (view.trouble === 'category-missing' || view.trouble === 'subcategory-missing');

interface MenuFacts {
  readonly menus: readonly Menu[];
  readonly failed: boolean;
  readonly asked: MenuAddress;
  readonly place: FoundPlace;
}

/** Checked top to bottom; the first that holds is the page that is shown (ORD-021). */
const troubles: readonly { readonly trouble: MenuTrouble; readonly holds: (facts: MenuFacts) => boolean }[] =
  [
    { trouble: 'menu-failed', holds: ({ menus, failed }) => failed && menus.length === 0 },
    { trouble: 'menu-empty', holds: ({ menus }) => menus.every(({ children }) => children.length === 0) },
    { trouble: 'category-missing', holds: ({ asked, place }) => !!asked.category && !place.category },
    {
      trouble: 'category-empty',
      holds: ({ place: { category } }) =>
        !!category && category.products.length === 0 && category.children.length === 0,
    },
    {
      trouble: 'subcategory-missing',
      holds: ({ asked, place }) => !!asked.subcategory && !place.subcategory,
    },
  ];

const named = <T extends { readonly uri: string }>(
  list: readonly T[] | undefined,
  name: string | undefined,
) => list?.find((entry) => slugOf(entry) === name);

/** Where an address leads within the menus. */
export const findPlace = (menus: readonly Menu[], asked: MenuAddress): FoundPlace => {
  const menu = named(menus, asked.menu);
  const category = named(menu?.children, asked.category);
  return { menu, category, subcategory: named(category?.children, asked.subcategory) };
};

/**
 * What a menu page shows (ORD-021). Menus that are there win over a failure to refresh them; no menus and no
 * failure is a page still loading.
 */
export const findMenuView = (
  { menus, failed }: { readonly menus: readonly Menu[] | undefined; readonly failed: boolean },
  asked: MenuAddress = {},
): MenuViewResult => {
  if (!menus && !failed) return { kind: 'loading' };
  const facts = { menus: menus ?? [], failed, asked, place: findPlace(menus ?? [], asked) };
  const found = troubles.find(({ holds }) => holds(facts));
  return found
    ? { kind: 'trouble', trouble: found.trouble, place: facts.place }
    : { kind: 'shown', menus: facts.menus, place: facts.place };
};
