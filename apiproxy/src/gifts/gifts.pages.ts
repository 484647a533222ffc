import type { PageProvider } from '../http/page-subject.ts';
import { loadGiftCategories } from './gift-catalogue.ts';

/** Designs have no pages: the page of their category lists them. */
export const giftsPages: readonly PageProvider[] = [
  {
    path: '/gift/category/:categoryUrn',
    list: async ({ db }) =>
      (await loadGiftCategories(db, 'en-US')).map(({ urn }) => `/gift/category/${encodeURIComponent(urn)}`),
    describe: async ({ params, locale }, { db }) => {
      const categories = await loadGiftCategories(db, locale);
      const asked = params['categoryUrn']?.toLowerCase();
      const category = categories.find(({ urn }) => urn.toLowerCase() === asked);
      if (!category) return 'missing';
      const [cover] = category.eGifts;
      return {
        params: { categoryUrn: category.urn },
        name: category.name,
        description: category.eGifts.map(({ name }) => name).join(' · '),
        ...(cover && { picture: `gift/${cover.art}` }),
      };
    },
  },
];
