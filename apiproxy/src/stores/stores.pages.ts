import type { PageProvider } from '../http/page-subject.ts';
import { findPlace } from './places/geocoder.ts';

/** The locator cuts a longer name of a place. */
const longestPlace = 120;

/** A search is a view of the one page of the locator: it is named by the place that the address asks for. */
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
