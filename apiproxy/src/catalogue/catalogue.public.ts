/** The exports of catalogue for other modules. Lint rejects an import of any other file of this folder. */
export { type StoreAvailability, loadAvailability } from './availability.ts';
export { type Catalogue, nameAllergens } from './catalogue.ts';
export { formerAvailability } from './catalogue-in-effect.ts';
export {
  type Availability,
  type CatalogueOption,
  type CatalogueProduct,
  type FoundSku,
} from './catalogue.types.ts';
export { choicesOf, findOption, optionsOf, standardOptionsOf } from './product-options.ts';
export { createProductPictures, type PictureOf } from './art/product-pictures.ts';
export { productTypeKind } from './kinds/product.kinds.ts';
export { placeOf } from './menu/menu-facts.ts';
export { artOf } from './menu/menu-view.ts';
export type { Pricing } from './prices.ts';
export { type PricedCatalogue, type PricedPlace } from './priced-catalogue.ts';
export { pricedPlaceFor } from './store-pricing.ts';
