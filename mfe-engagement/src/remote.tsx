import { lazyRoute } from '@crema/remote-kit';
import { defineRemote } from '@crema/remote-kit/without-data';
import { PageSkeleton } from '@crema/shared-ui';
import { HomePage } from './features/home/home-page.tsx';

const skeleton = <PageSkeleton kind="columns" />;
const narrow = <PageSkeleton kind="narrow" />;
// Pages of one kind are one chunk: the first file names each chunk.
const checkIn = () => import('./features/check-in/check-in-pages.ts');
const mailedLink = () => import('./features/unsubscribe/unsubscribe-pages.ts');

export default defineRemote({
  messages: (locale) => import(`./locales/${locale}.json?initial`),
  lazyMessages: (locale) => import(`./locales/${locale}.json?lazy`),
  routes: {
    home: HomePage,
    'for-you': lazyRoute(
      () => import('./features/for-you/for-you-page.tsx').then((page) => page.ForYouPage),
      skeleton,
    ),
    help: lazyRoute(() => import('./features/help/help-page.tsx').then((page) => page.HelpPage), skeleton),
    terms: lazyRoute(
      () => import('./features/legal/legal-page.tsx').then((page) => page.TermsPage),
      skeleton,
    ),
    privacy: lazyRoute(
      () => import('./features/legal/legal-page.tsx').then((page) => page.PrivacyPage),
      skeleton,
    ),
    developers: lazyRoute(
      () => import('./features/developers/developers-page.tsx').then((page) => page.DevelopersPage),
      skeleton,
    ),
    pickup: lazyRoute(() => checkIn().then((pages) => pages.OptionsPage), narrow),
    curbside: lazyRoute(() => checkIn().then((pages) => pages.CurbsidePage), narrow),
    'curbside-success': lazyRoute(() => checkIn().then((pages) => pages.SuccessPage), narrow),
    'mobile-apps': lazyRoute(
      () => import('./features/mobile-apps/mobile-apps-page.tsx').then((page) => page.MobileAppsPage),
      skeleton,
    ),
    unsubscribe: lazyRoute(() => mailedLink().then((pages) => pages.UnsubscribePage), narrow),
    unsubscribed: lazyRoute(() => mailedLink().then((pages) => pages.UnsubscribedPage), narrow),
  },
});
