import type { HostServices, Locale, Market } from '@crema/shared-contracts';

const marketOfLocale = { 'en-US': 'US', 'en-CA': 'CA', 'fr-CA': 'CA' } as const satisfies Record<
  Locale,
  Market
>;

/** Before there is an account the store decides the market, else the region of the language (D-03). */
export const visitorMarket = ({ bus, locale }: Pick<HostServices, 'bus' | 'locale'>): Market => {
  const store = bus.last('store-selected');
  return store?.storeNumber ? store.countryCode : marketOfLocale[locale.get()];
};
