import type { Market } from '@crema/shared-contracts';
import { catalogueFrom, pricedCatalogueFrom } from '../../catalogue/catalogue-in-effect.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { nationalPlace, type PricedCatalogue } from '../../catalogue/priced-catalogue.ts';
import { readSample } from '../../shop/sample.ts';

/** The catalogue of a server on whose database no shop is loaded. */
export const catalogue: Catalogue = catalogueFrom(readSample());

/** The sample with the prices of a market's group of stores. */
export const sampleIn = (country: Market, priceTier = 0): PricedCatalogue =>
  pricedCatalogueFrom(readSample(), { ...nationalPlace(country), priceTier }, '2026-06-03T09:00');
export const [usPricing, caPricing] = [sampleIn('US').pricing, sampleIn('CA').pricing];
