import { nutritionKeys } from '@crema/shared-contracts';
import { Type, type Static, type TNumber, type TOptional } from 'typebox';
import type { NutritionKey } from '../catalogue.types.ts';
import { defineKind, key, localText } from '../../shop/kind.ts';

const amount = Type.Optional(Type.Number({ minimum: 0 }));
/** kcal, g and mg, exact; a missing one is unknown. */
export const figuresFields = Object.fromEntries(nutritionKeys.map((name) => [name, amount])) as Record<
  NutritionKey,
  TOptional<TNumber>
>;
export const figures = Type.Object(figuresFields, { additionalProperties: false });
export type FigureRow = Static<typeof figures>;

export const allergenKind = defineKind('allergens', ['key'], { key, name: localText });

/** Without `measure` an ingredient is named only; its figures are part of the product's. */
export const ingredientKind = defineKind('ingredients', ['key'], {
  key,
  name: localText,
  /** `ml`: a recipe contains its share of the cup; `each`: shots, pumps, scoops. */
  measure: Type.Optional(Type.Union([Type.Literal('ml'), Type.Literal('each')])),
  /** Per 100 ml, or per unit. */
  figures: Type.Optional(figures),
  allergens: Type.Optional(Type.Array(key)),
});

/** The ingredients of a product, in the order of its label. */
export const recipeKind = defineKind('recipes', ['product', 'ingredient'], {
  product: Type.String(),
  ingredient: key,
  /** A share of the cup, or units; a list has the units by size. Missing: the product's own figures count. */
  amount: Type.Optional(Type.Union([Type.Number({ minimum: 0 }), Type.Array(Type.Number({ minimum: 0 }))])),
});

/** The figures of products whose recipe does not determine them. */
export const nutritionKind = defineKind('nutrition', ['product'], {
  product: Type.String(),
  ...figuresFields,
});
