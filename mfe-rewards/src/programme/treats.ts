import type { RewardLabel } from '@crema/shared-contracts';
import type pictures from './treats.pictures.tsx';

/** Message: `rewards.treat.<id>`. */
export type TreatId = keyof typeof pictures;

/** Examples of a Reward by its label (RWD-022), in display order. The label's messages are `rewards.tier.<label>`. */
export const treatsOfLabel = {
  customisation: ['shot', 'syrup', 'milk'],
  discount: ['anyDrink'],
  classics: ['brewed', 'tea', 'bakery', 'snack'],
  handcrafted: ['handcrafted', 'latte', 'breakfast'],
  meal: ['sandwich', 'proteinBox', 'atHome'],
  merchandise: ['tumbler', 'mug'],
} as const satisfies Readonly<Record<RewardLabel, readonly TreatId[]>>;
