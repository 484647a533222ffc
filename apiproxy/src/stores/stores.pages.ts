import type { PageProvider } from '../http/page-subject.ts';
import { findPlace } from './places/geocoder.ts';

/** The longest name of a place that the locator shows. */
const longestPlace = 120;

/** A search is a view of the locator's single page: its title names the place in the URL. */
export const storesPages: readonly PageProvider[] = [
  {
    path: '/store-locator',
    describe: ({ query, locale }) => {
      const asked = query.get('place')?.trim().slice(0, longestPlace);
      const place = asked ? findPlace(asked, locale) : undefined;
      return place && { name: place.name };
    },
  },
];
