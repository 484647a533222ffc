import type { Figures } from '@crema/shared-contracts';
import type { AllergenFacts, CatalogueProduct } from './catalogue.types.ts';
import type { LocalizedMessage } from '../i18n/messages.ts';
import type { AllergenKey } from './data/allergens.ts';
import { foodIngredients, type FoodIngredientKey } from './data/food-ingredients.ts';
import type { OptionGroupKey } from './data/option-groups.ts';
import { formNames } from './drinks.ts';
import { labelOf } from './label.ts';
import { optionsFor } from './options.ts';
import { pricesFrom } from './prices.ts';
import type { ProductArt } from './art/product-art.ts';

export interface FoodFamily {
  readonly options: readonly OptionGroupKey[];
  readonly starsLevel?: number;
  readonly taxable: boolean;
  readonly multiServe?: boolean;
  /** Goods that are neither food nor drink: mugs and tumblers. */
  readonly isMerchandise?: boolean;
}
export interface FoodRow {
  readonly number: number;
  readonly name: LocalizedMessage;
  readonly text: LocalizedMessage;
  readonly usd: number;
  /** The values are kcal, fat g, saturated g, sodium mg, carbohydrates g, sugars g, protein g. */
  readonly facts: readonly [number, number, number, number, number, number, number];
  readonly made: readonly FoodIngredientKey[];
  readonly art: ProductArt;
  readonly isNew?: boolean;
  readonly counterOnly?: boolean;
  readonly caffeine?: number;
  readonly size?: LocalizedMessage;
}
const unit: LocalizedMessage = ['1 piece', '1 unité'];

/** Ingredients with caffeine of their own. */
const withCaffeine: readonly FoodIngredientKey[] = ['chocolate', 'darkChocolate', 'cocoa'];
/** A row without a figure has caffeine only if it is made of such an ingredient, or of unknown ones: then it is unknown. */
const caffeineOf = (
  { caffeine, made }: Pick<FoodRow, 'caffeine' | 'made'>,
  { isMerchandise }: FoodFamily,
): number | undefined => {
  const isUnknown = !isMerchandise && (made.length === 0 || made.some((key) => withCaffeine.includes(key)));
  return caffeine ?? (isUnknown ? undefined : 0);
};

const figuresOf = (row: FoodRow, family: FoodFamily): Figures => [
  ...row.facts,
  caffeineOf(row, family) ?? null,
];

const ingredientsOf = (keys: readonly FoodIngredientKey[]): LocalizedMessage => {
  const sentence = (index: 0 | 1) => {
    const names = keys.map((key) => foodIngredients[key][0][index]);
    return names.length === 0 ? '' : `${names.join(', ')}.`;
  };
  return [sentence(0), sentence(1)];
};

const allergensOf = (keys: readonly FoodIngredientKey[], { isMerchandise }: FoodFamily): AllergenFacts => {
  const found = keys.flatMap((key) => foodIngredients[key].slice(1) as readonly AllergenKey[]);
  return {
    allergens: [...new Set(found)],
    allergenStatus: isMerchandise ? 'NOT_FOOD' : keys.length > 0 ? 'KNOWN' : 'UNKNOWN',
  };
};

/**
 * Food, snacks, packaged goods and merchandise: one size, prepared elsewhere, with options only for the steps
 * that staff can do.
 */
export const foods = (family: FoodFamily, rows: readonly FoodRow[]): readonly CatalogueProduct[] =>
  rows.map((row) => ({
    id: `${row.number}/single`,
    productNumber: row.number,
    formCode: 'single',
    formName: formNames.single,
    name: row.name,
    description: row.text,
    art: row.art,
    sizes: [
      {
        sizeCode: 'each',
        sku: `${row.number}-single-each`,
        name: row.size ?? unit,
        volume: undefined,
        prices: pricesFrom(row.usd),
        isDefault: true,
        nutrition: labelOf(figuresOf(row, family)),
        baseFigures: figuresOf(row, family),
      },
    ],
    options: optionsFor(family.options),
    ...allergensOf(row.made, family),
    ingredients: ingredientsOf(row.made),
    recipe: row.made.map((key) => ({ name: foodIngredients[key][0], sku: undefined })),
    baseAllergens: allergensOf(row.made, family).allergens,
    starsLevel: family.starsLevel,
    taxable: family.taxable,
    multiServe: family.multiServe ?? false,
    isNew: row.isNew ?? false,
    counterOnly: row.counterOnly ?? false,
  }));

export const foodFamilies = {
  bakery: { options: ['warming'], starsLevel: 100, taxable: false },
  bagel: { options: ['warming', 'spreads'], starsLevel: 100, taxable: false },
  treat: { options: [], starsLevel: 100, taxable: false },
  hotBreakfast: { options: ['warming'], starsLevel: 200, taxable: true },
  oatmeal: { options: ['oatToppings'], starsLevel: 100, taxable: true },
  warmLunch: { options: ['warming'], starsLevel: 300, taxable: true },
  coldLunch: { options: [], starsLevel: 300, taxable: true },
  snack: { options: [], starsLevel: 100, taxable: true },
  wholeBean: { options: ['grind'], starsLevel: 300, taxable: false, multiServe: true },
  packaged: { options: [], starsLevel: 300, taxable: false, multiServe: true },
  merchandise: { options: [], starsLevel: 400, taxable: true, isMerchandise: true },
} as const satisfies Record<string, FoodFamily>;
