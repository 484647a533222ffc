import type { Resolvers } from '../generated/resolvers.ts';
import { readLocale } from '../http/request-locale.ts';
import { loadGiftCategories, loadGiftDetail } from './catalogue/gift-catalogue.ts';
import { findUnconfirmedGiftLimit } from './unconfirmed-gift-limit.ts';

export const giftsResolvers: Resolvers = {
  User: {
    unconfirmedGiftLimit: ({ memberId }, _args, { deps }) => findUnconfirmedGiftLimit(deps.db, memberId),
  },
  Query: {
    /** The resolvers of GFT-010. */
    gift: async (_parent, { locale }, { deps }) => ({
      categories: await loadGiftCategories(deps, readLocale(locale)),
    }),
    giftCard: (_parent, { productNumber, locale }, { deps }) =>
      loadGiftDetail(deps, productNumber, readLocale(locale)),
  },
};
