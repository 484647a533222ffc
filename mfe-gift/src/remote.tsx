import { lazyRoute } from '@crema/remote-kit';
import { defineRemote } from '@crema/remote-kit/without-store';
import { PageSkeleton } from '@crema/shared-ui';
import { CataloguePage } from './features/browse-catalogue/catalogue-page.tsx';
import { CatalogueSkeleton } from './features/browse-catalogue/catalogue-skeleton.tsx';

export default defineRemote({
  syntaxTrees: () => import(/* webpackChunkName: "graphql-client" */ './generated/syntax-trees.ts'),
  messages: (locale) => import(`./locales/${locale}.json?initial`),
  lazyMessages: (locale) => import(`./locales/${locale}.json?lazy`),
  routes: {
    catalogue: CataloguePage,
    category: lazyRoute(
      () => import('./features/browse-catalogue/category-page.tsx').then((module) => module.CategoryPage),
      <CatalogueSkeleton sections={1} />,
    ),
    detail: lazyRoute(
      () => import('./features/buy-gift/gift-page.tsx').then((module) => module.GiftPage),
      <CatalogueSkeleton sections={1} />,
    ),
    confirmation: lazyRoute(
      () => import('./features/confirm-gift/confirmation-page.tsx').then((module) => module.ConfirmationPage),
      <PageSkeleton kind="message" />,
    ),
    scheduled: lazyRoute(
      () => import('./features/scheduled-gifts/scheduled-page.tsx').then((module) => module.ScheduledPage),
      <PageSkeleton kind="list" />,
    ),
    order: lazyRoute(
      () => import('./features/scheduled-gifts/guest-gifts-page.tsx').then((module) => module.GuestGiftsPage),
      <PageSkeleton kind="list" />,
    ),
    claim: lazyRoute(
      () => import('./features/claim-gift/claim-page.tsx').then((module) => module.ClaimPage),
      <PageSkeleton kind="message" />,
    ),
  },
});
