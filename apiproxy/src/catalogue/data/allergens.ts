import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';

export const allergens = {
  milk: ['Milk', 'Lait'],
  soy: ['Soy', 'Soja'],
  wheat: ['Wheat', 'Blé'],
  egg: ['Egg', 'Œufs'],
  nuts: ['Tree nuts', 'Noix'],
  peanuts: ['Peanuts', 'Arachides'],
  sesame: ['Sesame', 'Sésame'],
  fish: ['Fish', 'Poisson'],
  oats: ['Oats', 'Avoine'],
  mustard: ['Mustard', 'Moutarde'],
} as const satisfies Record<string, LocalizedMessage>;
export type AllergenKey = keyof typeof allergens;

export const nameAllergens = (keys: readonly AllergenKey[], locale: string): string[] =>
  keys.map((key) => messageIn(allergens[key], locale));
