import type { Resolvers } from '../generated/resolvers.ts';
import { readLocale } from '../http/request-locale.ts';
import { loadGiftCategories } from './gift-catalogue.ts';

export const giftsResolvers: Resolvers = {
  Query: {
    /** The resolvers of GFT-010. */
    gift: async (_parent, { locale }, { deps }) => ({
      categories: await loadGiftCategories(deps.db, readLocale(locale)),
    }),
  },
};
