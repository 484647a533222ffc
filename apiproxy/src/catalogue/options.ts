import { nutritionKeys, type Figures } from '@crema/shared-contracts';
import type { CatalogueOption, CatalogueOptionCategory } from './catalogue.types.ts';
import {
  drinkIngredients,
  type DrinkIngredient,
  type DrinkIngredientKey,
  type Facts,
} from './data/drink-ingredients.ts';
import {
  optionGroups,
  type IngredientOption,
  type OptionGroup,
  type OptionGroupKey,
  type PlainOption,
} from './data/option-groups.ts';
import { pricesFrom } from './prices.ts';

/** Amounts of a recipe at one size: ml for liquids, units for the rest. */
export type Amounts = Readonly<Partial<Record<DrinkIngredientKey, number>>>;

export const optionSku = (number: number): string => `opt-${number}`;

const isPlain = (option: IngredientOption | PlainOption): option is PlainOption => 'name' in option;

/** In an exclusive choice, the liquid amount of the recipe's option applies to whichever option is chosen. */
const pouredAmount = (group: OptionGroup, amounts: Amounts): number =>
  (group.options ?? []).reduce(
    (sum, option) => sum + (isPlain(option) ? 0 : (amounts[option.ingredient] ?? 0)),
    0,
  );

/** Three decimals are more than a label shows, and short in a reply. */
const exact = (amount: number) => Math.round(amount * 1000) / 1000;
const times = (facts: Facts, units: number): Figures => facts.map((amount) => exact(amount * units));

/** The sum of the figures of ingredients in their amounts. */
export const figuresOf = (amounts: Amounts): Figures =>
  nutritionKeys.map((_, at) =>
    exact(
      (Object.entries(amounts) as [DrinkIngredientKey, number][]).reduce((sum, [key, amount]) => {
        const { measure, facts }: DrinkIngredient = drinkIngredients[key];
        return sum + (facts[at] ?? 0) * (measure === 'ml' ? amount / 100 : amount);
      }, 0),
    ),
  );

const unknownBesides = (calories: number, caffeine: number | null): Figures =>
  nutritionKeys.map((key) => (key === 'calories' ? calories : key === 'caffeine' ? caffeine : null));

/** The figures of an option that is not an ingredient of recipes: a way of preparing it changes none, but perhaps the caffeine. */
const plainFigures = ({ facts, pours, calories, caffeine }: PlainOption): Figures => {
  if (pours) return figuresOf({ [pours[0]]: pours[1] });
  if (facts) return facts;
  const mg = caffeine === 'unknown' ? null : 0;
  if (calories !== undefined) return unknownBesides(calories, mg);
  return mg === 0 ? [] : nutritionKeys.map((key) => (key === 'caffeine' ? mg : 0));
};

const addedBy = (option: PlainOption) => {
  if (option.pours) return [drinkIngredients[option.pours[0]].name];
  return option.facts || option.calories !== undefined ? [option.name] : [];
};

const plainOption = (option: PlainOption, shared: SharedFields): CatalogueOption => {
  const figures = plainFigures(option);
  return {
    ...shared,
    name: option.name,
    defaultQuantity: option.standard ? 1 : 0,
    min: 0,
    max: option.max ?? 1,
    canBeExcluded: false,
    prices: pricesFrom(option.usd),
    caloriesPerUnit: Math.round(figures[0] ?? 0),
    caffeinePerUnit: option.caffeine === 'unknown' ? undefined : 0,
    figures: figures.length === 0 ? [] : [figures],
    ingredients: addedBy(option),
    allergens: option.contains === 'unknown' ? [] : option.contains,
    allergenStatus: option.contains === 'unknown' ? 'UNKNOWN' : 'KNOWN',
  };
};

type SharedFields = Pick<CatalogueOption, 'productNumber' | 'sku' | 'unitOfMeasure'>;

/** The amounts of a recipe at each size, and the size that a customer gets without choosing. */
export interface SizedAmounts {
  readonly sizes: readonly Amounts[];
  readonly standard: number;
}

const toOption = (
  option: IngredientOption | PlainOption,
  group: OptionGroup,
  { sizes, standard }: SizedAmounts,
): CatalogueOption => {
  const shared = { productNumber: option.number, sku: optionSku(option.number), unitOfMeasure: group.unit };
  if (isPlain(option)) return plainOption(option, shared);
  const { name, measure, facts, allergen }: DrinkIngredient = drinkIngredients[option.ingredient];
  const amounts = sizes[standard] ?? {};
  const amount = amounts[option.ingredient] ?? 0;
  const rows =
    measure === 'ml' ? sizes.map((each) => times(facts, pouredAmount(group, each) / 100)) : [times(facts, 1)];
  const defaultQuantity = measure === 'ml' ? Number(amount > 0) : amount;
  const row = rows[measure === 'ml' ? standard : 0] ?? [];
  return {
    ...shared,
    name,
    defaultQuantity,
    min: 0,
    max: Math.max(option.max, measure === 'ml' ? 1 : amount),
    canBeExcluded: defaultQuantity >= 1,
    prices: pricesFrom(option.usd),
    caloriesPerUnit: Math.round(row[0] ?? 0),
    caffeinePerUnit: Math.round(row[7] ?? 0),
    figures: rows,
    ingredients: [name],
    allergens: allergen ? [allergen] : [],
    allergenStatus: 'KNOWN',
  };
};

const toCategory = (group: OptionGroup, amounts: SizedAmounts): CatalogueOptionCategory => ({
  categoryNumber: group.number,
  name: group.name,
  selection: group.selection,
  products: (group.options ?? []).map((option) => toOption(option, group, amounts)),
  children: (group.children ?? []).map((child) => toCategory(child, amounts)),
});

const withoutAmounts: SizedAmounts = { sizes: [{}], standard: 0 };
/** The option categories of a product. The recipe's ingredients are the defaults (ORD-023). */
export const optionsFor = (
  keys: readonly OptionGroupKey[],
  amounts: SizedAmounts = withoutAmounts,
): CatalogueOptionCategory[] => keys.map((key) => toCategory(optionGroups[key], amounts));

/** The option of each ingredient that these groups offer: all other ingredients stay in the product. */
export const skusByIngredient = (
  keys: readonly OptionGroupKey[],
): ReadonlyMap<DrinkIngredientKey, string> => {
  const below = (group: OptionGroup): readonly (readonly [DrinkIngredientKey, string])[] => [
    ...(group.options ?? []).flatMap((option) =>
      isPlain(option) ? [] : [[option.ingredient, optionSku(option.number)] as const],
    ),
    ...(group.children ?? []).flatMap(below),
  ];
  return new Map(keys.flatMap((key) => below(optionGroups[key])));
};
