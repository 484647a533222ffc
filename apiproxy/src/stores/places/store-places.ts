import type { Locale } from '@crema/shared-contracts';
import { inRegion, type Place } from './geocoder.ts';
import type { NamedStore } from './store-match.ts';
import { regionNameOf } from './region-words.ts';
import { readPlain } from '@crema/shared-contracts';

const numberBefore = /^\d+\w?,? (?=\S)/;
/** The store's street, with its house number only if the query has the same one: the search is for a street, not for a store. */
const streetFor = (street: string, query: string): string => {
  const number = /^\d+\w?/.exec(street)?.[0];
  return number && readPlain(query).startsWith(number) ? street : street.replace(numberBefore, '');
};

/** A store as the place of a search: under its name, or under its street if that is what was typed. */
export const toStorePlace = ({ store, isByStreet }: NamedStore, query: string, locale: Locale): Place => ({
  name: [
    isByStreet ? streetFor(store.street, query) : store.name,
    inRegion(store.city, { regionCode: store.region, regionName: regionNameOf(store) }, locale),
  ].join(', '),
  lat: store.latitude,
  lng: store.longitude,
  country: store.country,
  kind: 'store',
});
