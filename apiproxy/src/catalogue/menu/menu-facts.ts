import type { Locale } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { StoreFacts } from '../../stores/stores.public.ts';
import { currencyOfLocale } from '../catalogue.types.ts';
import type { MenuFacts } from './menu-view.ts';

/** The products and prices of a store; without a store everything at the national prices of the language. */
export const factsFor = async (
  { availabilityOf, catalogueOf, productPictures }: AppDeps,
  locale: Locale,
  store: StoreFacts | undefined,
): Promise<MenuFacts> => ({
  locale,
  catalogue: await catalogueOf(store),
  priced: store ?? { currency: currencyOfLocale(locale), priceTier: 0 },
  availability: await availabilityOf(store),
  pictureOf: productPictures(),
});
