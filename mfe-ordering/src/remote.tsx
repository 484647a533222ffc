import { defineRemote, lazyRoute } from '@crema/remote-kit';
import { BackToMenu } from './features/browse-menu/back-to-menu.tsx';
import { MenuPage } from './features/browse-menu/menu-page.tsx';
import { CategorySkeleton } from './features/browse-menu/menu-skeleton.tsx';
import { orderingStore } from './ordering.store.ts';

const CategoryPage = lazyRoute(
  () => import('./features/browse-menu/category-page.tsx').then((page) => page.CategoryPage),
  <CategorySkeleton />,
);

/** Ordering: menu, product, cart, order. Only the menu's first page is in the first chunk. */
export default defineRemote({
  messages: (locale) => import(`./locales/${locale}.json?first`),
  laterMessages: (locale) => import(`./locales/${locale}.json?later`),
  store: orderingStore,
  cache: {
    // What a product is depends on the store and the language asked for: nothing is shared between replies.
    typePolicies: Object.fromEntries(
      ['Menu', 'MenuCategory', 'MenuSubcategory', 'MenuProduct', 'Product'].map((type) => [
        type,
        { keyFields: false as const },
      ]),
    ),
  },
  slots: {
    'open-orders': lazyRoute(
      () => import('./open-orders/open-orders-banner.tsx').then((part) => part.OpenOrdersBanner),
      null,
      { absence: null },
    ),
  },
  routes: {
    menu: MenuPage,
    category: CategoryPage,
    subcategory: CategoryPage,
    unknown: BackToMenu,
    featured: lazyRoute(
      () => import('./features/browse-menu/featured-page.tsx').then((page) => page.FeaturedPage),
      <CategorySkeleton />,
    ),
    product: lazyRoute(() =>
      import('./features/customise-product/product-page.tsx').then((page) => page.ProductPage),
    ),
    nutrition: lazyRoute(() =>
      import('./features/customise-product/nutrition-page.tsx').then((page) => page.NutritionPage),
    ),
    cart: lazyRoute(() =>
      import('./features/review-cart/review-cart-page.tsx').then((page) => page.ReviewCartPage),
    ),
    'guest-checkout': lazyRoute(() =>
      import('./features/guest-checkout/guest-checkout-page.tsx').then((page) => page.GuestCheckoutPage),
    ),
    previous: lazyRoute(() =>
      import('./features/previous-orders/previous-orders-page.tsx').then((page) => page.PreviousOrdersPage),
    ),
    favorites: lazyRoute(() =>
      import('./features/favorite-products/favorite-products-page.tsx').then(
        (page) => page.FavoriteProductsPage,
      ),
    ),
    'order-status': lazyRoute(() =>
      import('./features/order-status/order-status-page.tsx').then((page) => page.OrderStatusPage),
    ),
    'store-locator': lazyRoute(() =>
      import('./features/choose-store/choose-store-page.tsx').then((page) => page.ChooseStorePage),
    ),
  },
});
