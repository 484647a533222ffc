import type { Figures } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import type { AllergenFacts, AllergenStatus } from '../catalogue.types.ts';
import type { CatalogueRows } from '../kinds/catalogue-rows.ts';
import { figuresFrom, type Amounts, type Ingredient, type Pantry } from './ingredients.ts';
import { messageFrom } from '../../shop/local-text.ts';

type RecipeRow = CatalogueRows['recipes'][number];
type SizeRow = CatalogueRows['sizes'][number];

const amountAt = ({ amount }: RecipeRow, size: number): number => {
  const given = Array.isArray(amount) ? (amount[size] ?? amount[0]) : amount;
  return given ?? 0;
};

/** The recipe of one product: its ingredients in the order of the label. */
export interface ProductRecipe {
  readonly ingredients: readonly Ingredient[];
  amountsAt(size: SizeRow, index: number): Amounts;
  /** By its recipe, or as the shop states them; with `isFixed` of what no option replaces or leaves out. */
  figuresAt(size: SizeRow, index: number, isFixed?: (ingredient: string) => boolean): Figures;
  /** The label's sentence. */
  readonly sentence: LocalizedMessage;
}

/** Names within a list are written small where the recipe has amounts, as those of food are in the data. */
const sentenceOf = (names: readonly LocalizedMessage[], isMeasured: boolean): LocalizedMessage => {
  const sentence = (locale: string) => {
    const words = names.map((name) => messageIn(name, locale));
    const listed = words.map((word, at) => (at === 0 || !isMeasured ? word : word.toLowerCase()));
    return words.length === 0 ? '' : `${listed.join(', ')}.`;
  };
  return [sentence('en-US'), sentence('fr-CA'), sentence('en-CA')];
};

export const createRecipes = ({ recipes, nutrition }: CatalogueRows, pantry: Pantry) => {
  const rowsOf = Map.groupBy(recipes, ({ product }) => product);
  const stated = new Map(nutrition.map(({ product, ...figures }) => [product, figuresFrom(figures)]));
  return (product: number): ProductRecipe => {
    const rows = rowsOf.get(product) ?? [];
    const ingredients = rows.map((row) => pantry.ingredient(row.ingredient));
    const amountsAt = ({ ml = 0 }: SizeRow, index: number, isIncluded = (_: string) => true): Amounts =>
      new Map(
        rows
          .filter(({ ingredient }) => isIncluded(ingredient))
          .map((row) => {
            const amount = amountAt(row, index);
            return [
              row.ingredient,
              pantry.ingredient(row.ingredient).measure === 'ml' ? amount * ml : amount,
            ];
          }),
      );
    return {
      ingredients,
      amountsAt,
      figuresAt: (size, index, isFixed) =>
        stated.get(product) ?? pantry.figuresOf(amountsAt(size, index, isFixed)),
      sentence: sentenceOf(
        ingredients.map(({ name }) => messageFrom(name)),
        rows.some(({ amount }) => amount !== undefined),
      ),
    };
  };
};

const statusOf = (ingredients: readonly Ingredient[], isFood: boolean): AllergenStatus => {
  if (!isFood) return 'NOT_FOOD';
  return ingredients.length > 0 ? 'KNOWN' : 'UNKNOWN';
};
export const allergensOf = (ingredients: readonly Ingredient[], isFood: boolean): AllergenFacts => ({
  allergens: [...new Set(ingredients.flatMap(({ allergens = [] }) => allergens))],
  allergenStatus: statusOf(ingredients, isFood),
});
