import { storePath } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import type { PageProvider, PageQuestion, PageSubject } from '../http/page-subject.ts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';
import { addressLines } from './address.ts';

/** The longest name of a place that the locator shows. */
const longestPlace = 120;

const about: LocalizedMessage = [
  'Opening hours, phone, directions and ways to pick up.',
  'Heures d’ouverture, téléphone, itinéraire et modes de cueillette.',
];
const describeStore = async (
  { params, locale }: PageQuestion,
  { stores }: AppDeps,
): Promise<PageSubject | 'missing'> => {
  const store = await stores.find(params['storeNumber'] ?? '');
  if (!store) return 'missing';
  const { name, city } = store;
  return {
    name: `${name}, ${city}`,
    description: `${addressLines(store).join(', ')}. ${messageIn(about, locale)}`,
    path: storePath(store),
  };
};

/** A search is a view of the locator's single page: its title names the place in the URL. */
export const storesPages: readonly PageProvider[] = [
  { path: '/store/:storeNumber', describe: describeStore },
  {
    path: '/store/:storeNumber/:slug',
    describe: describeStore,
    list: async ({ db }) => {
      const rows = await db
        .selectFrom('store')
        .select(['store_number as storeNumber', 'name'])
        .where('removed_at', 'is', null)
        .execute();
      return rows.map(storePath);
    },
  },
  {
    path: '/store-locator',
    describe: async ({ query, locale }, { stores }) => {
      const asked = query.get('place')?.trim().slice(0, longestPlace);
      const place = asked ? (await stores.places()).find(asked, locale) : undefined;
      return place && { name: place.name };
    },
  },
];
