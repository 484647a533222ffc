import type { Resolvers } from '../../generated/resolvers.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { redeemPromo } from './redeem-promo.ts';

/** Nobody finds codes by trying. */
const limit: AttemptLimit = { name: 'redeem-promo', max: 30, windowMs: 60 * 60_000 };

export const promoResolvers: Resolvers = {
  Mutation: {
    /** Redeems a promo code (RWD-062, RWD-063, D-134). Throws UNAUTHENTICATED, TOO_MANY_REQUESTS and the codes of RWD-063. */
    redeemPromoCode: async (_parent, { promoCode }, context) => {
      const memberId = memberOf(context);
      await countAttempts(context.deps, context.request, [{ limit, subject: memberId }]);
      return redeemPromo(context.deps, { memberId, promoCode, locale: context.locale });
    },
  },
};
