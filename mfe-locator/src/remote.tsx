import { defineRemote, lazyRoute } from '@crema/remote-kit';
import { LocatorPage } from './locator-page.tsx';
import { locatorStore } from './locator.store.ts';
import { StorePageSkeleton } from './store-page-skeleton.tsx';
import { StorePicker } from './store-picker.tsx';

const storePage = lazyRoute(
  () => import('./store-page.tsx').then((page) => page.StorePage),
  <StorePageSkeleton />,
);

/** The store locator: its own page, and the picker that ordering shows. */
export default defineRemote({
  messages: (locale) => import(`./locales/${locale}.json`),
  store: locatorStore,
  routes: { 'store-locator': LocatorPage, store: storePage, 'store-number': storePage },
  slots: { 'store-picker': StorePicker },
});
