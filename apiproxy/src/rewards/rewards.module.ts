import type { ServerModule } from '../http/server-module.ts';
import { rewardsDeletion } from './account-deletion.ts';
import { rewardsData } from './personal-data.ts';
import { offerKind } from './kinds/offer.kinds.ts';
import { checkOffers } from './kinds/offers.checks.ts';
import { optInOfferKind } from './kinds/opt-in.kinds.ts';
import { projectOffers } from './kinds/project-offers.ts';
import { promoCodeKind } from './kinds/promo.kinds.ts';
import { endLevelYears } from './levels/level-years.job.ts';
import { rewardsResolvers } from './member-rewards/rewards.resolvers.ts';
import { registerOptIn } from './opt-in/opt-in.endpoint.ts';
import { registerPartner } from './partner/partner.endpoints.ts';
import { partnerPages } from './partner/partner.pages.ts';
import { promoResolvers } from './promo/promo.resolvers.ts';
import { rewardsChecks } from './rewards.checks.ts';
import { expireStars } from './stars/expire-stars.job.ts';
import { giveBackStarsJob, reloadStarsJob, takeBackStarsJob } from './stars/stars.jobs.ts';

/** Stars, offers, promo codes, opt-in offers and linked partner accounts of members. Carts are priced in ordering, which also answers `memberOffers`. */
export const rewards: ServerModule = {
  name: 'rewards',
  register: (app, deps) => {
    registerOptIn(app, deps);
    registerPartner(app, deps);
  },
  pages: partnerPages,
  resolvers: { ...rewardsResolvers, ...promoResolvers },
  jobs: [expireStars, endLevelYears, reloadStarsJob, takeBackStarsJob, giveBackStarsJob],
  checks: rewardsChecks,
  shop: { kinds: [offerKind, promoCodeKind, optInOfferKind], checks: [checkOffers], project: projectOffers },
  personalData: rewardsData,
  accountDeletion: rewardsDeletion,
};
