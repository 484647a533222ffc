import type { Resolvers } from '../../generated/resolvers.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { readLocale } from '../../http/request-locale.ts';
import { listOptInOffers } from '../opt-in/opt-in.ts';
import { areStarsPending } from '../stars/stars.jobs.ts';
import { presentRewards } from './present-rewards.ts';
import { readHistory } from './star-history.ts';

export const rewardsResolvers: Resolvers = {
  Query: {
    /** The signed-in member's Stars and level (RWD-020 to RWD-028). Throws UNAUTHENTICATED. */
    memberRewards: async (_parent, _args, context) => {
      const memberId = memberOf(context);
      const starsPending = await areStarsPending(context.deps, memberId);
      return { ...(await presentRewards(context.deps, memberId)), starsPending };
    },
    /** The history of the Stars (RWD-032). Throws UNAUTHENTICATED. */
    starHistory: (_parent, page, context) => readHistory(context.deps.db, memberOf(context), page),
    /** The offers of RWD-065. Throws UNAUTHENTICATED, and VALIDATION for an unknown locale. */
    optInOffers: (_parent, { locale }, context) =>
      listOptInOffers(context.deps, memberOf(context), readLocale(locale)),
  },
};
