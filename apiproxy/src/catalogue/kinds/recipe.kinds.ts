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
const figureNotes: Readonly<Record<NutritionKey, string>> = {
  calories: 'kcal of one serving.',
  totalFat: 'Grams.',
  saturatedFat: 'Grams.',
  sodium: 'Milligrams.',
  carbohydrates: 'Grams.',
  sugars: 'Grams.',
  protein: 'Grams.',
  caffeine: 'Milligrams.',
};
export const figures = Type.Object(figuresFields, { additionalProperties: false });
export type FigureRow = Static<typeof figures>;

export const allergenKind = defineKind({
  name: 'allergens',
  about: 'The allergens that ingredients contain.',
  key: ['key'],
  fields: { key, name: localText },
  notes: { key: 'The name by which ingredients and options refer to it.', name: 'As a label names it.' },
});

/** Without `measure` an ingredient is named only; its figures are part of the product's. */
export const ingredientKind = defineKind({
  name: 'ingredients',
  about: 'Parts of recipes.',
  key: ['key'],
  fields: {
    key,
    name: localText,
    measure: Type.Optional(Type.Union([Type.Literal('ml'), Type.Literal('each')])),
    figures: Type.Optional(figures),
    allergens: Type.Optional(Type.Array(key)),
  },
  references: { allergens: 'allergens.key' },
  notes: {
    key: 'The name by which recipes and options refer to it.',
    name: 'As a label names it.',
    measure: '`ml`: a recipe contains its share of the cup; `each`: shots, pumps, scoops.',
    figures: 'Per 100 ml, or per unit.',
    allergens: 'Those that it contains.',
  },
});

/** The ingredients of a product, in the order of its label. */
export const recipeKind = defineKind({
  name: 'recipes',
  about: 'The ingredients of a product, in the order of its label.',
  key: ['product', 'ingredient'],
  fields: {
    product: Type.Integer(),
    ingredient: key,
    amount: Type.Optional(Type.Union([Type.Number({ minimum: 0 }), Type.Array(Type.Number({ minimum: 0 }))])),
  },
  references: { product: 'products.number', ingredient: 'ingredients.key' },
  notes: {
    product: 'The number of the product.',
    ingredient: 'What it is made with.',
    amount:
      'A share of the cup, or units; a list has the units by size. Missing: the product’s own figures count.',
  },
});

/** The figures of products whose recipe does not determine them. */
export const nutritionKind = defineKind({
  name: 'nutrition',
  about: 'The figures of products that no recipe determines.',
  key: ['product'],
  fields: {
    product: Type.Integer(),
    ...figuresFields,
  },
  references: { product: 'products.number' },
  notes: { product: 'The number of the product.', ...figureNotes },
});
