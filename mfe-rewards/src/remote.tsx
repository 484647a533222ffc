import { lazyPart, lazyRoute } from '@crema/remote-kit';
import { defineRemote } from '@crema/remote-kit/without-store';
import { PageSkeleton } from '@crema/shared-ui';
import { RewardsPage } from './features/rewards-landing/rewards-page.tsx';
import { followStarsLater } from './stars/follow-stars-later.ts';
import { AccountHowItWorks, AccountRewards } from './to-canonical.tsx';

/** The programme: its public page without queries, the member's page, and the member's Stars as an event (D-151). */
export default defineRemote({
  syntaxTrees: () => import(/* webpackChunkName: "graphql-client" */ './generated/syntax-trees.ts'),
  clientOnDemand: true,
  messages: (locale) => import(`./locales/${locale}.json?initial`),
  lazyMessages: (locale) => import(`./locales/${locale}.json?lazy`),
  start: followStarsLater,
  routes: {
    landing: RewardsPage,
    'how-it-works': RewardsPage,
    'my-rewards': lazyRoute(
      () => import('./features/my-rewards/my-rewards-page.tsx').then((page) => page.MyRewardsPage),
      <PageSkeleton kind="columns" />,
    ),
    'redeem-promo': lazyRoute(
      () => import('./features/redeem-promo/redeem-page.tsx').then((page) => page.RedeemPage),
      <PageSkeleton kind="message" />,
    ),
    'opt-in-outcome': lazyRoute(
      () => import('./features/opt-in/outcome-page.tsx').then((page) => page.OutcomePage),
      <PageSkeleton kind="message" />,
    ),
    partner: lazyRoute(
      () => import('./features/link-partner/info-page.tsx').then((page) => page.PartnerInfoPage),
      <PageSkeleton kind="grid" />,
    ),
    'partner-redirect': lazyRoute(
      () => import('./features/link-partner/redirect-page.tsx').then((page) => page.PartnerRedirectPage),
      <PageSkeleton kind="message" />,
    ),
    'partner-result': lazyRoute(
      () => import('./features/link-partner/result-page.tsx').then((page) => page.PartnerResultPage),
      <PageSkeleton kind="message" />,
    ),
    'account-rewards': AccountRewards,
    'account-how-it-works': AccountHowItWorks,
  },
  slots: {
    'star-progress': lazyPart(
      () => import('./features/star-progress/star-progress.tsx').then((slot) => slot.StarProgress),
      { fallback: null },
    ),
  },
});
