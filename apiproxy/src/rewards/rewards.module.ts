import type { ServerModule } from '../http/server-module.ts';
import { rewardsChecks } from './rewards.checks.ts';

/** Stars and offers of members. Carts are priced in ordering, which also answers `memberOffers`. */
export const rewards: ServerModule = { name: 'rewards', checks: rewardsChecks };
