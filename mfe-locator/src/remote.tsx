import { defineRemote, lazyRoute } from '@crema/remote-kit';
import { LocatorPage } from './locator-page.tsx';
import { locatorStore } from './locator.store.ts';
import { StorePageSkeleton } from './store-page-skeleton.tsx';
import { StorePicker } from './store-picker.tsx';
import { storePolicies } from './stores/cache/store-policies.ts';

const storePage = lazyRoute(
  () => import('./store-page.tsx').then((page) => page.StorePage),
  <StorePageSkeleton />,
);

/** The store locator: its own page, and the picker that ordering shows. */
export default defineRemote({
  syntaxTrees: () => import(/* webpackChunkName: "graphql-client" */ './generated/syntax-trees.ts'),
  messages: (locale) => import(`./locales/${locale}.json?initial`),
  lazyMessages: (locale) => import(`./locales/${locale}.json?lazy`),
  cache: { typePolicies: storePolicies },
  store: locatorStore,
  routes: { 'store-locator': LocatorPage, store: storePage, 'store-number': storePage },
  slots: { 'store-picker': StorePicker },
});
