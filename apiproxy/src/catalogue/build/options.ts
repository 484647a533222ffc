import { nutritionKeys, type Figures } from '@crema/shared-contracts';
import type { CatalogueOption, CatalogueOptionCategory } from '../catalogue.types.ts';
import type { CatalogueRows } from '../kinds/catalogue-rows.ts';
import { figuresFrom, figuresTimes, type Amounts, type Pantry } from './ingredients.ts';
import type { PriceBook } from './price-book.ts';
import { messageFrom } from '../../shop/local-text.ts';

type OptionRow = CatalogueRows['options'][number];
type GroupRow = CatalogueRows['optionGroups'][number];
type Named = OptionRow & { readonly name: NonNullable<OptionRow['name']> };

/** The amounts of a recipe at each size, and the size that a customer gets without choosing. */
export interface SizedAmounts {
  readonly sizes: readonly Amounts[];
  readonly standard: number;
}

export const optionSku = (number: number): string => `opt-${number}`;
const isNamed = (option: OptionRow): option is Named => option.name !== undefined;

const unknownBesides = (calories: number, caffeine: number | null): Figures =>
  nutritionKeys.map((key) => (key === 'calories' ? calories : key === 'caffeine' ? caffeine : null));

/** The figures of an option with a name: a way of preparing it changes none, but perhaps the caffeine. */
const figuresOfNamed = (option: Named, { figuresOf }: Pantry): Figures => {
  const { ingredient, ml, figures, calories, changesCaffeine } = option;
  if (ingredient && ml) return figuresOf(new Map([[ingredient, ml]]));
  if (figures) return figuresFrom(figures);
  const mg = changesCaffeine ? null : 0;
  if (calories !== undefined) return unknownBesides(calories, mg);
  return mg === 0 ? [] : nutritionKeys.map((key) => (key === 'caffeine' ? mg : 0));
};

type SharedFields = Pick<CatalogueOption, 'productNumber' | 'sku' | 'unitOfMeasure' | 'prices'>;

const addedBy = ({ ingredient, name, figures, calories }: Named, pantry: Pantry) => {
  if (ingredient) return [messageFrom(pantry.ingredient(ingredient).name)];
  return figures || calories !== undefined ? [messageFrom(name)] : [];
};

const namedOption = (option: Named, shared: SharedFields, pantry: Pantry): CatalogueOption => {
  const figures = figuresOfNamed(option, pantry);
  const { allergens = [] } = option;
  return {
    ...shared,
    name: messageFrom(option.name),
    defaultQuantity: option.isStandard ? 1 : 0,
    min: 0,
    max: option.max,
    canBeExcluded: false,
    caloriesPerUnit: Math.round(figures[0] ?? 0),
    caffeinePerUnit: option.changesCaffeine ? undefined : 0,
    figures: figures.length === 0 ? [] : [figures],
    ingredients: addedBy(option, pantry),
    allergens: allergens === 'unknown' ? [] : allergens,
    allergenStatus: allergens === 'unknown' ? 'UNKNOWN' : 'KNOWN',
  };
};

interface InGroup {
  readonly rows: readonly OptionRow[];
  readonly amounts: SizedAmounts;
}
/** In an exclusive choice, the liquid amount of the recipe's option applies to any option that is chosen. */
const pouredAmount = (rows: readonly OptionRow[], amounts: Amounts): number =>
  rows.reduce((sum, row) => sum + (isNamed(row) ? 0 : (amounts.get(row.ingredient ?? '') ?? 0)), 0);

const ingredientOption = (
  option: OptionRow,
  shared: SharedFields,
  { rows, amounts: { sizes, standard } }: InGroup,
  pantry: Pantry,
): CatalogueOption => {
  const ingredient = pantry.ingredient(option.ingredient ?? '');
  const { name, measure, allergens = [] } = ingredient;
  const amount = sizes[standard]?.get(ingredient.key) ?? 0;
  const isPoured = measure === 'ml';
  const figures = isPoured
    ? sizes.map((each) => figuresTimes(ingredient, pouredAmount(rows, each) / 100))
    : [figuresTimes(ingredient, 1)];
  const defaultQuantity = isPoured ? Number(amount > 0) : amount;
  const row = figures[isPoured ? standard : 0] ?? [];
  return {
    ...shared,
    name: messageFrom(name),
    defaultQuantity,
    min: 0,
    max: Math.max(option.max, isPoured ? 1 : amount),
    canBeExcluded: defaultQuantity >= 1,
    caloriesPerUnit: Math.round(row[0] ?? 0),
    caffeinePerUnit: Math.round(row[7] ?? 0),
    figures,
    ingredients: [messageFrom(name)],
    allergens,
    allergenStatus: 'KNOWN',
  };
};

const noAmounts: SizedAmounts = { sizes: [new Map()], standard: 0 };

/** The option categories of products, from their rows. */
export const createOptions = (
  { optionGroups, options }: CatalogueRows,
  pantry: Pantry,
  pricesOf: PriceBook,
) => {
  const byKey = new Map(optionGroups.map((group) => [group.key, group]));
  const rowsOf = Map.groupBy(options, ({ group }) => group);
  const childrenOf = Map.groupBy(optionGroups, ({ parent }) => parent);
  const toOption = (option: OptionRow, { unit }: GroupRow, inGroup: InGroup) => {
    const sku = optionSku(option.number);
    const shared = {
      productNumber: option.number,
      sku,
      unitOfMeasure: unit && messageFrom(unit),
      prices: pricesOf({ group: option.group, option: option.number }),
    };
    return isNamed(option)
      ? namedOption(option, shared, pantry)
      : ingredientOption(option, shared, inGroup, pantry);
  };
  const toCategory = (group: GroupRow, amounts: SizedAmounts): CatalogueOptionCategory => {
    const rows = rowsOf.get(group.key) ?? [];
    return {
      categoryNumber: group.number,
      name: messageFrom(group.name),
      selection: group.selection,
      products: rows.map((option) => toOption(option, group, { rows, amounts })),
      children: (childrenOf.get(group.key) ?? []).map((child) => toCategory(child, amounts)),
    };
  };
  const groupAt = (key: string): GroupRow => {
    const group = byKey.get(key);
    if (!group) throw new Error(`The shop's data has no option group ${key}. Add it to option-groups.`);
    return group;
  };
  const skusBelow = (key: string): readonly (readonly [string, string])[] => [
    ...(rowsOf.get(key) ?? []).flatMap(({ name, ingredient, number }) =>
      !name && ingredient ? [[ingredient, optionSku(number)] as const] : [],
    ),
    ...(childrenOf.get(key) ?? []).flatMap((child) => skusBelow(child.key)),
  ];
  return {
    /** The recipe's ingredients are the defaults (ORD-023). */
    optionsFor: (keys: readonly string[], amounts = noAmounts) =>
      keys.map((key) => toCategory(groupAt(key), amounts)),
    /** The option of each ingredient that these groups offer: all other ingredients stay in the product. */
    skusByIngredient: (keys: readonly string[]): ReadonlyMap<string, string> =>
      new Map(keys.flatMap(skusBelow)),
  };
};
export type Options = ReturnType<typeof createOptions>;
