import type { Locale } from '@crema/shared-contracts';
import type { CatalogueProduct, CatalogueSize, FormCode } from './catalogue.types.ts';
import { type LocalizedMessage, messageIn } from '../i18n/messages.ts';
import { cupSizes, type CupSize } from './cup-sizes.ts';
import { drinkIngredients, type DrinkIngredient, type DrinkIngredientKey } from './data/drink-ingredients.ts';
import { families, type DrinkFamily } from './data/drink-families.ts';
import type { AllergenKey } from './data/allergens.ts';
import { labelOf } from './label.ts';
import { figuresOf, optionsFor, skusByIngredient, type Amounts } from './options.ts';
import { pricesFrom } from './prices.ts';
import type { ProductArt } from './art/product-art.ts';

/** Shares of the cup for liquids, units for counted ingredients; a list contains the units by size. */
export type Recipe = Readonly<Partial<Record<DrinkIngredientKey, number | readonly number[]>>>;

export interface DrinkRow {
  readonly number: number;
  /** The preparation, if it differs from the rest of the list. */
  readonly family?: keyof typeof families;
  readonly name: LocalizedMessage;
  readonly text: LocalizedMessage;
  /** The price of the smallest size in US cents. */
  readonly usd: number;
  readonly recipe: Recipe;
  readonly art: ProductArt;
  readonly isNew?: boolean;
  readonly counterOnly?: boolean;
}

export const formNames: Readonly<Record<FormCode, LocalizedMessage>> = {
  hot: ['Hot', 'Chaud'],
  iced: ['Iced', 'Glacé'],
  blended: ['Blended', 'Frappé'],
  single: ['Single', 'À l’unité'],
};
const keysOf = (recipe: Recipe) => Object.keys(recipe) as DrinkIngredientKey[];

const amountsAt = (recipe: Recipe, size: CupSize, index: number): Amounts =>
  Object.fromEntries(
    keysOf(recipe).map((key) => {
      const given = recipe[key] ?? 0;
      const amount = typeof given === 'number' ? given : (given[index] ?? given[0] ?? 0);
      return [key, drinkIngredients[key].measure === 'ml' ? amount * size.ml : amount];
    }),
  );

const sizesOf = (row: DrinkRow, family: DrinkFamily): readonly CatalogueSize[] => {
  const optional = skusByIngredient(family.options);
  const fixed: Recipe = Object.fromEntries(
    Object.entries(row.recipe).filter(([key]) => !optional.has(key as DrinkIngredientKey)),
  );
  const cups: readonly CupSize[] = cupSizes[family.sizes];
  const preferred = cups.length > 1 ? 1 : 0;
  return cups.map((cup, index) => ({
    sizeCode: cup.code,
    sku: `${row.number}-${family.form}-${cup.code}`,
    name: cup.name,
    volume: cup.volume,
    prices: pricesFrom(row.usd + cup.adds),
    isDefault: index === preferred,
    nutrition: labelOf(figuresOf(amountsAt(row.recipe, cup, index))),
    baseFigures: figuresOf(amountsAt(fixed, cup, index)),
  }));
};

const list = (names: readonly LocalizedMessage[]): LocalizedMessage => {
  const sentence = (locale: Locale) => {
    const words = names.map((name) => messageIn(name, locale));
    return `${words.map((word, at) => (at === 0 ? word : word.toLowerCase())).join(', ')}.`;
  };
  return [sentence('en-US'), sentence('fr-CA'), sentence('en-CA')];
};

const allergensIn = (keys: readonly DrinkIngredientKey[]): readonly AllergenKey[] => {
  const used: DrinkIngredient[] = keys.map((key) => drinkIngredients[key]);
  return [...new Set(used.flatMap(({ allergen }) => (allergen ? [allergen] : [])))];
};

/**
 * Builds one product from a row and its family: the recipe determines sizes, nutrition, options and
 * allergens.
 */
export const drink =
  (family: DrinkFamily) =>
  (row: DrinkRow): CatalogueProduct => {
    const cups: readonly CupSize[] = cupSizes[family.sizes];
    const index = cups.length > 1 ? 1 : 0;
    if (!cups[index])
      throw new Error(`Drink ${row.number}: found no cup size for ${family.sizes}. Add one to cupSizes.`);
    const optional = skusByIngredient(family.options);
    const used = keysOf(row.recipe);
    const fixed = used.filter((key) => !optional.has(key));
    return {
      id: `${row.number}/${family.form}`,
      productNumber: row.number,
      formCode: family.form,
      formName: formNames[family.form],
      name: row.name,
      description: row.text,
      art: row.art,
      sizes: sizesOf(row, family),
      options: optionsFor(family.options, {
        sizes: cups.map((cup, at) => amountsAt(row.recipe, cup, at)),
        standard: index,
      }),
      allergens: allergensIn(used),
      baseAllergens: allergensIn(fixed),
      allergenStatus: 'KNOWN',
      ingredients: list(used.map((key) => drinkIngredients[key].name)),
      recipe: used.map((key) => ({ name: drinkIngredients[key].name, sku: optional.get(key) })),
      starsLevel: family.starsLevel,
      taxable: true,
      multiServe: family.multiServe ?? false,
      isNew: row.isNew ?? false,
      counterOnly: row.counterOnly ?? false,
    };
  };

/** Builds a list of the menu: rows of one family, except those that name another. */
export const drinks = (family: DrinkFamily, rows: readonly DrinkRow[]): readonly CatalogueProduct[] =>
  rows.map((row) => drink(row.family ? families[row.family] : family)(row));
