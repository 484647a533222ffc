import type { Configuration, Locale, Market } from '@crema/shared-contracts';
import type { MapView } from './map-view.ts';

/** What the choice of a first place rests on. */
export interface DefaultPlaceFacts {
  readonly orderStore: { readonly storeNumber: string; readonly name: string } | undefined;
  /** The member's own, from the account (D-03). */
  readonly market: Market | undefined;
  readonly locale: Locale;
  readonly configuration: Pick<Configuration, 'mapDefaults' | 'mapDefaultsByLocale'>;
}
/** Where the locator looks before a place is named. */
export interface DefaultPlace {
  readonly view: MapView;
  /** The order store: the search is around it, and around `view` only when it is gone. */
  readonly store?: { readonly storeNumber: string; readonly name: string };
}

const marketOf = (locale: Locale): Market => (locale === 'en-US' ? 'US' : 'CA');
/** Where stores are shown to somebody of this market who reads this language. */
const localeOfPlace = ({ market, locale }: DefaultPlaceFacts): Locale => {
  if (market === undefined || market === marketOf(locale)) return locale;
  return market === 'US' ? 'en-US' : 'en-CA';
};

/** LOC-060: the order store, else the place of the market and the language; not one city for all. */
export const defaultPlace = (facts: DefaultPlaceFacts): DefaultPlace => {
  const { mapDefaults, mapDefaultsByLocale } = facts.configuration;
  const locale = localeOfPlace(facts);
  const view = locale === 'en-US' ? mapDefaults : mapDefaultsByLocale[locale];
  return { view, ...(facts.orderStore && { store: facts.orderStore }) };
};
