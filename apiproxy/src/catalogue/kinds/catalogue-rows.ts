import { readRows } from '../../shop/read-rows.ts';
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

/** The catalogue's part of a shop's folder. */
export const readCatalogueRows = (folder: string) => ({
  allergens: readRows(folder, allergenKind),
  categories: readRows(folder, categoryKind),
  forms: readRows(folder, formKind),
  ingredients: readRows(folder, ingredientKind),
  nutrition: readRows(folder, nutritionKind),
  optionGroups: readRows(folder, optionGroupKind),
  options: readRows(folder, optionKind),
  priceLists: readRows(folder, priceListKind),
  prices: readRows(folder, priceKind),
  productTypes: readRows(folder, productTypeKind),
  products: readRows(folder, productKind),
  recipes: readRows(folder, recipeKind),
  sizes: readRows(folder, sizeKind),
});
export type CatalogueRows = ReturnType<typeof readCatalogueRows>;
