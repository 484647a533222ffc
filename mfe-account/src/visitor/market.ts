import type { HostServices, Locale, Market } from '@crema/shared-contracts';

const marketOfLocale = { 'en-US': 'US', 'en-CA': 'CA', 'fr-CA': 'CA' } as const satisfies Record<
  Locale,
  Market
>;

/**
 * The market of a visitor without an account: the market of the chosen store, else of the language's region
 * (D-03).
 */
export const visitorMarket = ({ orderStore, locale }: Pick<HostServices, 'orderStore' | 'locale'>): Market =>
  orderStore.current.get()?.countryCode ?? marketOfLocale[locale.get()];
