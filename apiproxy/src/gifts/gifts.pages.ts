import type { PageProvider } from '../http/page-subject.ts';
import { loadGiftCategories, loadGiftDetail } from './gift-catalogue.ts';

export const giftsPages: readonly PageProvider[] = [
  {
    path: '/gift/:productNumber',
    describe: async ({ params, locale }, { db }) => {
      const gift = await loadGiftDetail(db, params['productNumber'] ?? '', locale);
      if (!gift) return 'missing';
      const description = gift.categories.map(({ name }) => name).join(' · ');
      return { name: gift.name, description, picture: `gift/${gift.art}` };
    },
  },
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
