import type { ServerModule } from '../http/server-module.ts';
import { endLevelYears } from './levels/level-years.job.ts';
import { rewardsResolvers } from './member-rewards/rewards.resolvers.ts';
import { rewardsChecks } from './rewards.checks.ts';
import { expireStars } from './stars/expire-stars.job.ts';
import { reloadStarsJob, takeBackStarsJob } from './stars/stars.jobs.ts';

/** Stars and offers of members. Carts are priced in ordering, which also answers `memberOffers`. */
export const rewards: ServerModule = {
  name: 'rewards',
  resolvers: rewardsResolvers,
  jobs: [expireStars, endLevelYears, reloadStarsJob, takeBackStarsJob],
  checks: rewardsChecks,
};
