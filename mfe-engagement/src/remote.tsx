import { defineRemote } from '@crema/remote-kit/without-data';
import { HomePage } from './features/home/home-page.tsx';

export default defineRemote({
  messages: (locale) => import(`./locales/${locale}.json`),
  routes: { home: HomePage, 'for-you': HomePage },
});
