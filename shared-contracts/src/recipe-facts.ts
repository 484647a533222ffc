/** The nutrition figures, in the order of `Figures`. */
export const nutritionKeys = [
  'calories',
  'totalFat',
  'saturatedFat',
  'sodium',
  'carbohydrates',
  'sugars',
  'protein',
  'caffeine',
] as const;
export type NutritionKey = (typeof nutritionKeys)[number];
/** One amount for each of `nutritionKeys`, exact; null where it is unknown. An empty list means nothing of anything. */
export type Figures = readonly (number | null)[];

/** The smallest difference that a label shows: half a gram, 5 kcal, 5 mg. */
const steps: Readonly<Record<NutritionKey, number>> = {
  calories: 5,
  totalFat: 0.5,
  saturatedFat: 0.5,
  sodium: 5,
  carbohydrates: 0.5,
  sugars: 0.5,
  protein: 0.5,
  caffeine: 5,
};

/** The facts that a part of a recipe adds: the fixed part of the product, or one option. */
export interface RecipePart {
  readonly allergens: readonly string[];
  readonly allergenStatus: 'KNOWN' | 'UNKNOWN' | 'NOT_FOOD';
  /** Of one unit. */
  readonly figures: Figures;
  readonly quantity: number;
}
export interface RecipeFacts<Part extends RecipePart> {
  readonly allergens: readonly Part['allergens'][number][];
  /** The parts whose allergens are unknown. */
  readonly unknownIn: readonly Part[];
  /** Rounded as on labels. */
  readonly figures: Figures;
}

const sum = (parts: readonly RecipePart[], at: number): number | null =>
  parts.reduce<number | null>((total, { figures, quantity }) => {
    const each = figures.length === 0 ? 0 : (figures[at] ?? null);
    return total === null || each === null ? null : total + each * quantity;
  }, 0);

/**
 * The facts of a product as it is configured (L-03): the sum of what is always in it and of each option in its quantity. A part that is
 * replaced or left out is not counted; one that is unknown makes the figure unknown, never the classic recipe's.
 */
export const deriveRecipeFacts = <Part extends RecipePart>(all: readonly Part[]): RecipeFacts<Part> => {
  const parts = all.filter(({ quantity }) => quantity > 0);
  return {
    allergens: [...new Set(parts.flatMap(({ allergens }) => allergens))],
    unknownIn: parts.filter(({ allergenStatus }) => allergenStatus === 'UNKNOWN'),
    figures: nutritionKeys.map((key, at) => {
      const exact = sum(parts, at);
      return exact === null ? null : Math.round(exact / steps[key]) * steps[key];
    }),
  };
};

/** The figures of one unit at a size: options of which the size changes nothing have one row for all sizes. */
export const figuresAtSize = (rows: readonly Figures[], sizeIndex: number): Figures =>
  rows[sizeIndex] ?? rows[0] ?? [];
