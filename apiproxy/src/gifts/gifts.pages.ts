import type { PageProvider } from '../http/page-subject.ts';
import { loadGiftCategories, loadGiftDetail } from './catalogue/gift-catalogue.ts';

const categories: PageProvider = {
  path: '/gift/category/:categoryUrn',
  list: async (deps) =>
    (await loadGiftCategories(deps, 'en-US')).map(({ urn }) => `/gift/category/${encodeURIComponent(urn)}`),
  describe: async ({ params, locale }, deps) => {
    const all = await loadGiftCategories(deps, locale);
    const asked = params['categoryUrn']?.toLowerCase();
    const category = all.find(({ urn }) => urn.toLowerCase() === asked);
    if (!category) return 'missing';
    const [cover] = category.eGifts;
    return {
      params: { categoryUrn: category.urn },
      name: category.name,
      description: category.eGifts.map(({ name }) => name).join(' · '),
      ...(cover && { picture: `gift/${cover.art}` }),
    };
  },
};

/** GFT-002: a number that no available design has is missing. */
const designs: PageProvider = {
  path: '/gift/:productNumber',
  list: async (deps) => [
    ...new Set(
      (await loadGiftCategories(deps, 'en-US')).flatMap(({ eGifts }) =>
        eGifts.map(({ productNumber }) => `/gift/${productNumber}`),
      ),
    ),
  ],
  describe: async ({ params, locale }, deps) => {
    const design = await loadGiftDetail(deps, params['productNumber'] ?? '', locale);
    if (!design) return 'missing';
    const [occasion] = design.categories;
    return {
      name: design.name,
      ...(occasion && { description: `${occasion.name} · ${design.name}` }),
      picture: `gift/${design.art}`,
    };
  },
};

export const giftsPages: readonly PageProvider[] = [categories, designs];
