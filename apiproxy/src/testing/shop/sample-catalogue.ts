import { catalogueFrom } from '../../catalogue/catalogue-in-effect.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { readSample } from '../../shop/sample.ts';

/** The catalogue of a server on whose database no shop is loaded. */
export const catalogue: Catalogue = catalogueFrom(readSample());
