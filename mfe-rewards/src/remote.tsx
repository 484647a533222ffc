import { defineRemote } from '@crema/remote-kit/without-data';
import { RewardsPage } from './features/rewards-landing/rewards-page.tsx';

export default defineRemote({
  messages: (locale) => import(`./locales/${locale}.json`),
  routes: { landing: RewardsPage, 'how-it-works': RewardsPage },
});
