import type { CatalogueOption, CatalogueOptionCategory } from './catalogue.types.ts';
import { drinkIngredients, type DrinkIngredient, type DrinkIngredientKey } from './data/drink-ingredients.ts';
import {
  optionGroups,
  type IngredientOption,
  type OptionGroup,
  type OptionGroupKey,
  type PlainOption,
} from './data/option-groups.ts';
import { pricesFrom } from './prices.ts';

/** Amounts of a recipe at its default size: ml for liquids, units for the rest. */
export type Amounts = Readonly<Partial<Record<DrinkIngredientKey, number>>>;

export const optionSku = (number: number): string => `opt-${number}`;

const isPlain = (option: IngredientOption | PlainOption): option is PlainOption => 'name' in option;

/** In an exclusive choice, the liquid amount of the recipe's option applies to whichever option is chosen. */
const pouredAmount = (group: OptionGroup, amounts: Amounts): number =>
  (group.options ?? []).reduce(
    (sum, option) => sum + (isPlain(option) ? 0 : (amounts[option.ingredient] ?? 0)),
    0,
  );

const toOption = (
  option: IngredientOption | PlainOption,
  group: OptionGroup,
  amounts: Amounts,
): CatalogueOption => {
  const shared = { productNumber: option.number, sku: optionSku(option.number), unitOfMeasure: group.unit };
  if (isPlain(option))
    return {
      ...shared,
      name: option.name,
      defaultQuantity: option.standard ? 1 : 0,
      min: 0,
      max: option.max ?? 1,
      canBeExcluded: false,
      prices: pricesFrom(option.usd),
      caloriesPerUnit: option.calories ?? 0,
      caffeinePerUnit: option.caffeine === 'unknown' ? undefined : 0,
      allergens: option.contains === 'unknown' ? [] : option.contains,
      allergenStatus: option.contains === 'unknown' ? 'UNKNOWN' : 'KNOWN',
    };
  const { name, measure, facts, allergen }: DrinkIngredient = drinkIngredients[option.ingredient];
  const amount = amounts[option.ingredient] ?? 0;
  const perUnit = (perMeasure: number) =>
    Math.round(measure === 'ml' ? (perMeasure * pouredAmount(group, amounts)) / 100 : perMeasure);
  const defaultQuantity = measure === 'ml' ? Number(amount > 0) : amount;
  return {
    ...shared,
    name,
    defaultQuantity,
    min: 0,
    max: Math.max(option.max, measure === 'ml' ? 1 : amount),
    canBeExcluded: defaultQuantity >= 1,
    prices: pricesFrom(option.usd),
    caloriesPerUnit: perUnit(facts[0]),
    caffeinePerUnit: perUnit(facts[7]),
    allergens: allergen ? [allergen] : [],
    allergenStatus: 'KNOWN',
  };
};

const toCategory = (group: OptionGroup, amounts: Amounts): CatalogueOptionCategory => ({
  categoryNumber: group.number,
  name: group.name,
  selection: group.selection,
  products: (group.options ?? []).map((option) => toOption(option, group, amounts)),
  children: (group.children ?? []).map((child) => toCategory(child, amounts)),
});

/** The option categories of a product. The recipe's ingredients are the defaults (ORD-023). */
export const optionsFor = (
  keys: readonly OptionGroupKey[],
  amounts: Amounts = {},
): CatalogueOptionCategory[] => keys.map((key) => toCategory(optionGroups[key], amounts));
