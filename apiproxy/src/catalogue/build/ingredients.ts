import { nutritionKeys, type Figures } from '@crema/shared-contracts';
import type { CatalogueRows } from '../kinds/catalogue-rows.ts';
import type { FigureRow } from '../kinds/recipe.kinds.ts';

export type Ingredient = CatalogueRows['ingredients'][number];
/** Amounts of a recipe at one size, by ingredient: ml for liquids, units for the rest. */
export type Amounts = ReadonlyMap<string, number>;

/** Three decimals are more than a label shows, and short in a reply. */
const exact = (amount: number) => Math.round(amount * 1000) / 1000;

export const figuresFrom = (row: FigureRow): Figures => nutritionKeys.map((key) => row[key] ?? null);
export const figuresTimes = ({ figures = {} }: Ingredient, units: number): Figures =>
  nutritionKeys.map((key) => exact((figures[key] ?? 0) * units));

/** The ingredients by key. */
export const createPantry = (rows: CatalogueRows['ingredients']) => {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const ingredient = (key: string): Ingredient => {
    const found = byKey.get(key);
    if (!found) throw new Error(`The shop's data has no ingredient ${key}. Add it to ingredients.`);
    return found;
  };
  /** The sum of the figures of ingredients in their amounts. */
  const figuresOf = (amounts: Amounts): Figures =>
    nutritionKeys.map((key) =>
      exact(
        [...amounts].reduce((sum, [name, amount]) => {
          const { measure, figures = {} } = ingredient(name);
          return sum + (figures[key] ?? 0) * (measure === 'ml' ? amount / 100 : amount);
        }, 0),
      ),
    );
  return { ingredient, figuresOf };
};
export type Pantry = ReturnType<typeof createPantry>;
