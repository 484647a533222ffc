import { writeRedirect } from '@crema/remote-kit';

/** First segments after /menu that belong to other pages, so they never name a menu (ORD-005). */
const takenNames: readonly string[] = [
  'product',
  'cart',
  'previous',
  'favorites',
  'featured',
  'order',
  'delivery',
  'store-locator',
];
export const isMenuName = (name: string): boolean => !takenNames.includes(name);

/** The name of a menu or category in URLs: the last part of its uri. */
export const slugOf = ({ uri }: { readonly uri: string }): string =>
  uri.split('/').filter(Boolean).at(-1) ?? '';

interface Named {
  readonly uri: string;
}
export const menuPaths = {
  root: '/menu',
  featured: '/menu/featured',
  previous: '/menu/previous',
  favorites: '/menu/favorites',
  cart: '/menu/cart',
  /** The store picker, which returns to this page (LOC-040). */
  chooseStore: (returnPath: string) => `/menu/store-locator${writeRedirect(returnPath)}`,
  category: (menu: Named, category: Named) => `/menu/${slugOf(menu)}/${slugOf(category)}`,
  subcategory: (menu: Named, category: Named, subcategory: Named) =>
    `/menu/${slugOf(menu)}/${slugOf(category)}/${slugOf(subcategory)}`,
  product: ({ productNumber, formCode }: { productNumber: number; formCode: string }) =>
    `/menu/product/${productNumber}/${encodeURIComponent(formCode)}`,
  nutrition: (product: { productNumber: number; formCode: string }) =>
    `${menuPaths.product(product)}/nutrition`,
  /** The target of a product's breadcrumb: its category, or the menu when it has no category. */
  breadcrumb: (breadcrumbUri: string) => {
    const names = breadcrumbUri.split('/').filter((part) => part !== '' && part !== 'menu');
    return names.length >= 2 ? `/menu/${names.slice(0, 3).join('/')}` : '/menu';
  },
} as const;
