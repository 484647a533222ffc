import type { ServerModule } from '../http/server-module.ts';
import { checkFeed } from './authored/feed.checks.ts';
import { feedKind, feedSlideKind } from './authored/feed.kinds.ts';
import { projectFeed } from './authored/project-feed.ts';
import { engagementData } from './personal-data.ts';
import { registerForYou } from './for-you/for-you.endpoints.ts';
import { mailItemJob } from './mailing/mail-item.job.ts';
import { registerStreamItems } from './stream/stream-items.endpoints.ts';

/** The home feed: authored items, and items from the member's own data (ENG-001 to ENG-015). */
export const engagement: ServerModule = {
  name: 'engagement',
  register: (app, deps) => {
    registerStreamItems(app, deps);
    registerForYou(app, deps);
  },
  jobs: [mailItemJob],
  shop: { kinds: [feedKind, feedSlideKind], checks: [checkFeed], project: projectFeed },
  personalData: engagementData,
};
