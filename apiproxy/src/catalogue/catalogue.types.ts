import type { Figures } from '@crema/shared-contracts';
import type { LocalizedMessage } from '../i18n/messages.ts';
import type { NamedPicture } from '../shop/pictures/picture.kind.ts';
import type { ProductArt } from './art/product-art.ts';

/** A price from one local time until another, `2026-12-01T04:00`; `from` is empty for a price without a start. */
export interface DatedPrice {
  readonly minor: number;
  readonly from: string;
  readonly until: string | undefined;
}
/** The prices of an item by the key of the list; the first that holds is asked. */
export type Prices = ReadonlyMap<string, readonly DatedPrice[]>;
export type Availability = 'AVAILABLE' | 'SOLD_OUT' | 'NOT_SOLD' | 'NOT_ORDERABLE_ONLINE' | 'UNKNOWN';
export type OptionSelection = 'ONE' | 'MANY';
/** Whether the allergen list is complete. UNKNOWN allows no conclusion (D-147). */
export type AllergenStatus = 'KNOWN' | 'UNKNOWN' | 'NOT_FOOD';
/** The allergens of a product's standard recipe, or of one unit of an option. */
export interface AllergenFacts {
  readonly allergens: readonly string[];
  readonly allergenStatus: AllergenStatus;
}

export const nutritionUnits = {
  calories: 'kcal',
  totalFat: 'g',
  saturatedFat: 'g',
  sodium: 'mg',
  carbohydrates: 'g',
  sugars: 'g',
  protein: 'g',
  caffeine: 'mg',
} as const;
export type NutritionKey = keyof typeof nutritionUnits;
/** `caffeine` is undefined where it is unknown (D-147). */
export type Nutrition = Readonly<
  Record<Exclude<NutritionKey, 'caffeine'>, number> & { caffeine: number | undefined }
>;

export interface CatalogueSize {
  readonly sizeCode: string;
  readonly sku: string;
  readonly name: LocalizedMessage;
  readonly volume: LocalizedMessage | undefined;
  readonly prices: Prices;
  readonly isDefault: boolean;
  /** Of the classic recipe, as its label says. */
  readonly nutrition: Nutrition;
  /** The exact figures of what no option replaces or leaves out (L-03). */
  readonly baseFigures: Figures;
}
/** The API identifies an option by its sku; `productNumber` is the option's own number. */
export interface CatalogueOption extends AllergenFacts {
  readonly productNumber: number;
  readonly sku: string;
  readonly name: LocalizedMessage;
  readonly defaultQuantity: number;
  readonly min: number;
  readonly max: number;
  /**
   * True for an ingredient of the standard recipe that can be excluded. Preparation and serving (roast, cup)
   * are exchanged instead.
   */
  readonly canBeExcluded: boolean;
  /** The price per unit above defaultQuantity. */
  readonly prices: Prices;
  readonly unitOfMeasure: LocalizedMessage | undefined;
  readonly caloriesPerUnit: number;
  /** In mg; undefined where it is unknown. */
  readonly caffeinePerUnit: number | undefined;
  /** The exact figures of one unit: a row for each size of the product, or one for all sizes. */
  readonly figures: readonly Figures[];
  /** The names that it adds to the list of ingredients. */
  readonly ingredients: readonly LocalizedMessage[];
}
/** An ingredient of the classic recipe; without a sku no option replaces it or leaves it out. */
export interface RecipeIngredient {
  readonly name: LocalizedMessage;
  readonly sku: string | undefined;
}
export interface CatalogueOptionCategory {
  readonly categoryNumber: number;
  readonly name: LocalizedMessage;
  readonly selection: OptionSelection;
  readonly products: readonly CatalogueOption[];
  readonly children: readonly CatalogueOptionCategory[];
}
export interface CatalogueProduct extends AllergenFacts {
  /** The key is productNumber/formCode. */
  readonly id: string;
  readonly productNumber: number;
  readonly formCode: string;
  readonly formName: LocalizedMessage;
  readonly name: LocalizedMessage;
  readonly description: LocalizedMessage;
  readonly art: ProductArt;
  /** The shop's own picture; without one the drawing is shown. */
  readonly picture?: NamedPicture | undefined;
  /** The path of its own category, not of one that shows products of others. */
  readonly breadcrumbUri: string;
  /** The category of the menu, above its parts. */
  readonly categoryName: LocalizedMessage;
  readonly sizes: readonly CatalogueSize[];
  readonly options: readonly CatalogueOptionCategory[];
  readonly ingredients: LocalizedMessage;
  readonly recipe: readonly RecipeIngredient[];
  /** The allergens of what no option replaces or leaves out. */
  readonly baseAllergens: readonly string[];
  /** The Stars for which a Reward covers this (RWD-022); undefined if it cannot be redeemed. */
  readonly starsLevel: number | undefined;
  /** The class of its taxes; undefined if none is on it anywhere. */
  readonly taxClass: string | undefined;
  /** Alcohol earns no Stars (RWD-021). Cards and reloads are not products: an order cannot contain them. */
  readonly isAlcohol?: boolean;
  readonly multiServe: boolean;
  readonly isNew: boolean;
  /** The product is sold at the counter only: NOT_ORDERABLE_ONLINE in every store. */
  readonly counterOnly: boolean;
}
export interface FoundSku {
  readonly product: CatalogueProduct;
  readonly size: CatalogueSize;
}
export interface MenuNode {
  readonly slug: string;
  readonly name: LocalizedMessage;
  readonly featured?: boolean;
  readonly picture?: NamedPicture | undefined;
  readonly products?: readonly CatalogueProduct[];
  readonly children?: readonly MenuNode[];
}
