import type { Locale } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { StoreFacts } from '../../stores/stores.public.ts';
import { marketOfLocale, nationalPlace, type PricedPlace } from '../priced-catalogue.ts';
import type { MenuFacts } from './menu-view.ts';

/** The place whose prices a page has: the store, or the nation of the language. */
export const placeOf = (locale: Locale, store: StoreFacts | undefined): PricedPlace =>
  store ?? nationalPlace(marketOfLocale(locale));

/** The products and prices of a store; without a store everything at the national prices of the language. */
export const factsFor = async (
  { availabilityOf, catalogueOf, productPictures }: AppDeps,
  locale: Locale,
  store: StoreFacts | undefined,
): Promise<MenuFacts> => ({
  locale,
  catalogue: await catalogueOf(placeOf(locale, store)),
  availability: await availabilityOf(store),
  pictureOf: productPictures(),
});
