import { deriveRecipeFacts, nutritionKeys, type Figures } from '@crema/shared-contracts';
import type { Nutrition } from '../catalogue.types.ts';

/** The figures of a classic recipe as its label says them: by the same rule as those of a changed one. */
export const labelOf = (exact: Figures): Nutrition => {
  const { figures } = deriveRecipeFacts([
    { allergens: [], allergenStatus: 'KNOWN', figures: exact, quantity: 1 },
  ]);
  return Object.fromEntries(nutritionKeys.map((key, at) => [key, figures[at] ?? undefined])) as Nutrition;
};
