import { lazyRoute } from '@crema/remote-kit';
import { defineRemote } from '@crema/remote-kit/without-data';
import { PageSkeleton } from '@crema/shared-ui';
import { HomePage } from './features/home/home-page.tsx';

const skeleton = <PageSkeleton kind="columns" />;
const narrow = <PageSkeleton kind="narrow" />;

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
    pickup: lazyRoute(
      () =>
        import(/* webpackChunkName: "check-in" */ './features/check-in/options-page.tsx').then(
          (page) => page.OptionsPage,
        ),
      narrow,
    ),
    curbside: lazyRoute(
      () =>
        import(/* webpackChunkName: "check-in" */ './features/check-in/curbside-page.tsx').then(
          (page) => page.CurbsidePage,
        ),
      narrow,
    ),
    'curbside-success': lazyRoute(
      () =>
        import(/* webpackChunkName: "check-in" */ './features/check-in/success-page.tsx').then(
          (page) => page.SuccessPage,
        ),
      narrow,
    ),
    'mobile-apps': lazyRoute(
      () =>
        import(/* webpackChunkName: "linked" */ './features/mobile-apps/mobile-apps-page.tsx').then(
          (page) => page.MobileAppsPage,
        ),
      skeleton,
    ),
    unsubscribe: lazyRoute(
      () =>
        import(/* webpackChunkName: "linked" */ './features/unsubscribe/unsubscribe-page.tsx').then(
          (page) => page.UnsubscribePage,
        ),
      narrow,
    ),
    unsubscribed: lazyRoute(
      () =>
        import(/* webpackChunkName: "linked" */ './features/unsubscribe/unsubscribed-page.tsx').then(
          (page) => page.UnsubscribedPage,
        ),
      narrow,
    ),
  },
});
