import { slugOf } from './menu-paths.ts';
import type { Menu, MenuCategory, MenuSubcategory } from './menu.types.ts';

/** The menu and category that the URL requests. */
export interface MenuLocation {
  readonly menu?: string | undefined;
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
}
export type MenuError =
  'menu-failed' | 'menu-empty' | 'category-missing' | 'category-empty' | 'subcategory-missing';
/** The HTTP status of the page for each menu error (ORD-021). */
export const menuErrorStatus = {
  'menu-failed': 500,
  'menu-empty': 404,
  'category-missing': 404,
  'category-empty': 404,
  'subcategory-missing': 404,
} as const satisfies Record<MenuError, 404 | 500>;

export interface ResolvedMenuLocation {
  readonly menu?: Menu | undefined;
  readonly category?: MenuCategory | undefined;
  readonly subcategory?: MenuSubcategory | undefined;
}
export type MenuViewResult =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'error';
      readonly error: MenuError;
      readonly menus: readonly Menu[];
      readonly location: ResolvedMenuLocation;
    }
  | { readonly kind: 'shown'; readonly menus: readonly Menu[]; readonly location: ResolvedMenuLocation };

/** The URL names a category that is not in the range; the server replies with 404. */
export const isMissing = (view: MenuViewResult): boolean =>
  view.kind === 'error' && (view.error === 'category-missing' || view.error === 'subcategory-missing');

interface MenuFacts {
  readonly menus: readonly Menu[];
  readonly failed: boolean;
  readonly asked: MenuLocation;
  readonly location: ResolvedMenuLocation;
}

/** The rules are checked top to bottom; the first row that applies decides the page (ORD-021). */
const menuErrors: readonly { readonly error: MenuError; readonly holds: (facts: MenuFacts) => boolean }[] = [
  { error: 'menu-failed', holds: ({ menus, failed }) => failed && menus.length === 0 },
  { error: 'menu-empty', holds: ({ menus }) => menus.every(({ children }) => children.length === 0) },
  { error: 'category-missing', holds: ({ asked, location }) => !!asked.category && !location.category },
  {
    error: 'category-empty',
    holds: ({ location: { category } }) =>
      !!category && category.products.length === 0 && category.children.length === 0,
  },
  {
    error: 'subcategory-missing',
    holds: ({ asked, location }) => !!asked.subcategory && !location.subcategory,
  },
];

const named = <T extends { readonly uri: string }>(
  list: readonly T[] | undefined,
  name: string | undefined,
) => list?.find((entry) => slugOf(entry) === name);

/** The menu or category of a URL. */
export const resolveLocation = (menus: readonly Menu[], asked: MenuLocation): ResolvedMenuLocation => {
  const menu = named(menus, asked.menu);
  const category = named(menu?.children, asked.category);
  return { menu, category, subcategory: named(category?.children, asked.subcategory) };
};

/**
 * Decides the state of a menu page (ORD-021). Loaded menus are shown even if refreshing them failed; a page
 * without menus and without an error is still loading.
 */
export const findMenuView = (
  { menus, failed }: { readonly menus: readonly Menu[] | undefined; readonly failed: boolean },
  asked: MenuLocation = {},
): MenuViewResult => {
  if (!menus && !failed) return { kind: 'loading' };
  const facts = { menus: menus ?? [], failed, asked, location: resolveLocation(menus ?? [], asked) };
  const found = menuErrors.find(({ holds }) => holds(facts));
  const { location } = facts;
  return found
    ? { kind: 'error', error: found.error, menus: facts.menus, location }
    : { kind: 'shown', menus: facts.menus, location };
};
