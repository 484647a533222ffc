import type { Resolvers } from '../../generated/resolvers.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { presentRewards } from './present-rewards.ts';
import { readHistory } from './star-history.ts';

export const rewardsResolvers: Resolvers = {
  Query: {
    /** The signed-in member's Stars and level (RWD-020 to RWD-028). Throws UNAUTHENTICATED. */
    memberRewards: (_parent, _args, context) => presentRewards(context.deps, memberOf(context)),
    /** The history of the Stars (RWD-032). Throws UNAUTHENTICATED. */
    starHistory: (_parent, page, context) => readHistory(context.deps.db, memberOf(context), page),
  },
};
