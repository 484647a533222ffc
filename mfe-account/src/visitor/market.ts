import type { HostServices, Locale, Market } from '@crema/shared-contracts';

const marketOfLocale = { 'en-US': 'US', 'en-CA': 'CA', 'fr-CA': 'CA' } as const satisfies Record<
  Locale,
  Market
>;

/** The market of a visitor without an account: that of the chosen store, else of the language's region (D-03). */
export const visitorMarket = ({ bus, locale }: Pick<HostServices, 'bus' | 'locale'>): Market => {
  const store = bus.last('store-selected');
  return store?.storeNumber ? store.countryCode : marketOfLocale[locale.get()];
};
