import { defineRemote, lazyRoute } from '@crema/remote-kit';
import { CataloguePage } from './features/browse-catalogue/catalogue-page.tsx';
import { CatalogueSkeleton } from './features/browse-catalogue/catalogue-skeleton.tsx';

export default defineRemote({
  messages: (locale) => import(`./locales/${locale}.json`),
  routes: {
    catalogue: CataloguePage,
    category: lazyRoute(
      () => import('./features/browse-catalogue/category-page.tsx').then((module) => module.CategoryPage),
      <CatalogueSkeleton sections={1} />,
    ),
  },
});
