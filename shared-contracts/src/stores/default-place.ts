import type { Configuration } from '../configuration/configuration.ts';
import type { Locale, Market } from '../locale.ts';
import type { MapView } from './map-area.ts';

/** The facts that decide the default place. */
export interface DefaultPlaceFacts {
  readonly orderStore: { readonly storeNumber: string; readonly name: string } | undefined;
  /** The member's market, from the account (D-03). */
  readonly market: Market | undefined;
  readonly locale: Locale;
  readonly configuration: Pick<Configuration, 'mapDefaults' | 'mapDefaultsByLocale'>;
}
/** The place that the locator searches around before the customer names one. */
export interface DefaultPlace {
  readonly view: MapView;
  /** The order store: the search is around it, or around `view` if the store no longer exists. */
  readonly store?: { readonly storeNumber: string; readonly name: string };
}

const marketOf = (locale: Locale): Market => (locale === 'en-US' ? 'US' : 'CA');
/** The market's locale for a visitor of this language. */
const localeOfPlace = ({ market, locale }: DefaultPlaceFacts): Locale => {
  if (market === undefined || market === marketOf(locale)) return locale;
  return market === 'US' ? 'en-US' : 'en-CA';
};

/** LOC-060: the order store, or else the place configured for market and language. */
export const defaultPlace = (facts: DefaultPlaceFacts): DefaultPlace => {
  const { mapDefaults, mapDefaultsByLocale } = facts.configuration;
  const locale = localeOfPlace(facts);
  const view = locale === 'en-US' ? mapDefaults : mapDefaultsByLocale[locale];
  return {
    view,
    ...(facts.orderStore && {
      store: { storeNumber: facts.orderStore.storeNumber, name: facts.orderStore.name },
    }),
  };
};
