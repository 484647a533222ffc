import { pictureKind } from '../../shop/pictures/picture.kind.ts';
import type { Shop } from '../../shop/read-shop.ts';
import { optionGroupKind, optionKind } from './option.kinds.ts';
import {
  categoryKind,
  formKind,
  priceKind,
  priceListKind,
  productKind,
  productTypeKind,
  sizeKind,
} from './product.kinds.ts';
import { allergenKind, ingredientKind, nutritionKind, recipeKind } from './recipe.kinds.ts';

/** The catalogue's part of a shop's data. */
export const catalogueRowsOf = ({ rowsOf }: Shop) => ({
  allergens: rowsOf(allergenKind),
  categories: rowsOf(categoryKind),
  forms: rowsOf(formKind),
  ingredients: rowsOf(ingredientKind),
  nutrition: rowsOf(nutritionKind),
  optionGroups: rowsOf(optionGroupKind),
  options: rowsOf(optionKind),
  pictures: rowsOf(pictureKind),
  priceLists: rowsOf(priceListKind),
  prices: rowsOf(priceKind),
  productTypes: rowsOf(productTypeKind),
  products: rowsOf(productKind),
  recipes: rowsOf(recipeKind),
  sizes: rowsOf(sizeKind),
});
export type CatalogueRows = ReturnType<typeof catalogueRowsOf>;

export const catalogueKinds = [
  allergenKind,
  categoryKind,
  formKind,
  ingredientKind,
  nutritionKind,
  optionGroupKind,
  optionKind,
  pictureKind,
  priceListKind,
  priceKind,
  productTypeKind,
  productKind,
  recipeKind,
  sizeKind,
];
