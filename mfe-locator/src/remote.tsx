import { defineRemote } from '@crema/remote-kit';
import { LocatorPage } from './locator-page.tsx';
import { locatorStore } from './locator.store.ts';
import { StorePicker } from './store-picker.tsx';

/** The store locator: its own page, and the picker that ordering shows. */
export default defineRemote({
  messages: (locale) => import(`./locales/${locale}.json`),
  store: locatorStore,
  routes: { 'store-locator': LocatorPage },
  slots: { 'store-picker': StorePicker },
});
