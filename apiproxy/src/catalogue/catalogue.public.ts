/** The exports of catalogue for other modules. Lint rejects an import of any other file of this folder. */
export { type StoreAvailability, loadAvailability } from './availability.ts';
export { type Catalogue, nameAllergens } from './catalogue.ts';
export { formerAvailability } from './catalogue-in-effect.ts';
export {
  type Availability,
  type CatalogueOption,
  type CatalogueProduct,
  type FoundSku,
  currencyOfLocale,
} from './catalogue.types.ts';
export { choicesOf, findOption, optionsOf, standardOptionsOf } from './product-options.ts';
export { createProductPictures, type PictureOf } from './art/product-pictures.ts';
export { artOf } from './menu/menu-view.ts';
export { type PricedStore, priceAt } from './prices.ts';
export { pricesFor } from './store-pricing.ts';
