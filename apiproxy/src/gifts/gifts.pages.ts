import type { PageProvider } from '../http/page-subject.ts';
import { loadGiftCategories } from './gift-catalogue.ts';

/** Designs have no pages: the page of their category lists them. */
export const giftsPages: readonly PageProvider[] = [
  {
    path: '/gift/category/:categoryUrn',
    describe: async ({ params, locale }, { db }) => {
      const categories = await loadGiftCategories(db, locale);
      const category = categories.find(({ urn }) => urn === params['categoryUrn']);
      if (!category) return 'missing';
      const [cover] = category.eGifts;
      return {
        name: category.name,
        description: category.eGifts.map(({ name }) => name).join(' · '),
        ...(cover && { picture: `gift/${cover.art}` }),
      };
    },
  },
];
