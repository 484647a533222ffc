import { defineRemote, lazyPart, lazyRoute } from '@crema/remote-kit';
import { PageSkeleton } from '@crema/shared-ui';
import { BackToMenu } from './menu/browse-menu/back-to-menu.tsx';
import { MenuPage } from './menu/browse-menu/menu-page.tsx';
import { CategorySkeleton, ListSkeleton } from './menu/browse-menu/states/menu-skeleton.tsx';
import { followMemberCart } from './cart/member-cart/follow-member-cart.ts';
import { preloadFilledCart } from './cart/preload-filled-cart.ts';
import { MenuLayout, MenuLayoutHeader } from './menu/layout/menu-layout.tsx';
import { describeStoreChanges } from './cart/store-change/describe-store-changes.ts';
import { withStoreFromQuery } from './order-store/with-store-from-query.tsx';
import { orderingStore } from './ordering.store.ts';

const code = {
  category: () => import('./menu/browse-menu/category/category-page.tsx').then((page) => page.CategoryPage),
  featured: () => import('./menu/browse-menu/featured-page.tsx').then((page) => page.FeaturedPage),
  product: () => import('./menu/customise-product/product-page.tsx').then((page) => page.ProductPage),
  nutrition: () =>
    import('./menu/customise-product/nutrition/nutrition-page.tsx').then((page) => page.NutritionPage),
  // The review's epics load in parallel with its page: neither waits for the other.
  cart: () =>
    Promise.all([
      import('./order/place/review-cart/review-cart-page.tsx'),
      import('./order/place/review.epics.ts'),
    ]).then(([page]) => page.ReviewCartPage),
  guestCheckout: () =>
    Promise.all([
      import('./order/place/guest-checkout/guest-checkout-page.tsx'),
      import('./order/place/review.epics.ts'),
    ]).then(([page]) => page.GuestCheckoutPage),
  placed: () => import('./order/place/order-placed/order-placed-dialog.tsx'),
  orderStatus: () =>
    import('./order/follow/order-status/order-status-page.tsx').then((page) => page.OrderStatusPage),
  delivery: () =>
    import(/* webpackChunkName: "channel" */ './order/channel/delivery-page.tsx').then(
      (page) => page.DeliveryPage,
    ),
  receipt: () =>
    import('./order/follow/order-status/receipt/receipt-page.tsx').then((page) => page.ReceiptPage),
  previous: () =>
    import('./order/again/previous-orders/previous-orders-page.tsx').then(({ PreviousOrdersPage }) => () => (
      <MenuLayout>
        <PreviousOrdersPage />
      </MenuLayout>
    )),
  favorites: () =>
    import('./menu/favorite-products/favorite-products-page.tsx').then((page) => page.FavoriteProductsPage),
  chooseStore: () =>
    import('./order-store/choose-store/choose-store-page.tsx').then((page) => page.ChooseStorePage),
};

const framedCards = (
  <MenuLayoutHeader>
    <CategorySkeleton />
  </MenuLayoutHeader>
);
const framedList = (
  <MenuLayoutHeader>
    <ListSkeleton />
  </MenuLayoutHeader>
);
const skeletons = {
  product: <PageSkeleton kind="product" />,
  columns: <PageSkeleton kind="columns" />,
  narrow: <PageSkeleton kind="narrow" />,
  list: <PageSkeleton kind="list" />,
} as const;
const CategoryPage = withStoreFromQuery(lazyRoute(code.category, framedCards, { next: [code.product] }));

/** Ordering: menu, product, cart, order. Only the menu's first page is in the first chunk. */
export default defineRemote({
  syntaxTrees: () => import(/* webpackChunkName: "graphql-client" */ './generated/syntax-trees.ts'),
  messages: (locale) => import(`./locales/${locale}.json?initial`),
  lazyMessages: (locale) => import(`./locales/${locale}.json?lazy`),
  store: orderingStore,
  start: ({ store, preload, ...context }) => {
    if (!store) return () => undefined;
    const stops = [
      preloadFilledCart(store, () => preload(code.cart)),
      describeStoreChanges({ ...context, store }),
      followMemberCart({ ...context, store }),
    ];
    return () => stops.forEach((stop) => stop());
  },
  cache: {
    // A product's data depend on the requested store and language, so replies share no cached object.
    typePolicies: Object.fromEntries(
      ['Menu', 'MenuCategory', 'MenuSubcategory', 'MenuProduct', 'Product'].map((type) => [
        type,
        { keyFields: false as const },
      ]),
    ),
  },
  slots: {
    'open-orders': lazyPart(
      () => import('./order/follow/open-orders/open-orders-banner.tsx').then((part) => part.OpenOrdersBanner),
      { fallback: null },
    ),
    usual: lazyPart(() => import('./order/again/usual/usual-items.tsx').then((part) => part.UsualItems), {
      fallback: null,
    }),
  },
  // Each page with `?storeNumber=` chooses that store (ORD-006).
  routes: {
    menu: withStoreFromQuery(MenuPage),
    category: CategoryPage,
    subcategory: CategoryPage,
    unknown: withStoreFromQuery(BackToMenu, framedCards),
    featured: withStoreFromQuery(lazyRoute(code.featured, framedCards, { next: [code.product] })),
    product: withStoreFromQuery(
      lazyRoute(code.product, skeletons.product, { next: [code.category, code.cart] }),
      skeletons.product,
    ),
    nutrition: withStoreFromQuery(lazyRoute(code.nutrition, skeletons.list), skeletons.list),
    cart: withStoreFromQuery(
      lazyRoute(code.cart, skeletons.columns, { next: [code.guestCheckout, code.placed, code.previous] }),
      skeletons.columns,
    ),
    'guest-checkout': withStoreFromQuery(
      lazyRoute(code.guestCheckout, skeletons.columns, { next: [code.placed, code.orderStatus] }),
      skeletons.columns,
    ),
    previous: withStoreFromQuery(lazyRoute(code.previous, framedList, { next: [code.cart] }), framedList),
    favorites: withStoreFromQuery(lazyRoute(code.favorites, framedList, { next: [code.cart] }), framedList),
    'order-status': withStoreFromQuery(lazyRoute(code.orderStatus, skeletons.narrow), skeletons.narrow),
    'order-receipt': withStoreFromQuery(lazyRoute(code.receipt, skeletons.narrow), skeletons.narrow),
    delivery: withStoreFromQuery(lazyRoute(code.delivery, skeletons.narrow), skeletons.narrow),
    'store-locator': withStoreFromQuery(lazyRoute(code.chooseStore, skeletons.list), skeletons.list),
  },
});
