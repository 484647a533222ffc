import { countUnits } from './cart.rules.ts';
import type { CartLine } from './cart.types.ts';
import type { RootState } from '../state/root-state.ts';

export type CartPart = Pick<RootState, 'cart'>;

export const selectLines = ({ cart }: CartPart): readonly CartLine[] => cart.lines;
export const selectUnitCount = ({ cart }: CartPart): number => countUnits(cart.lines);
/** The number of units that still fit into one order. */
export const selectRemainingUnits = (state: CartPart, maximumItemAmount: number): number =>
  Math.max(0, maximumItemAmount - selectUnitCount(state));
/** ORD-041: true once the units reach the maximum. */
export const selectIsAtMax = (state: CartPart, maximumItemAmount: number): boolean =>
  selectRemainingUnits(state, maximumItemAmount) === 0;
export const selectCartError = ({ cart }: CartPart) => cart.error;
export const selectPrevious = ({ cart }: CartPart) => cart.previous;
export const selectPreviousLines = ({ cart }: CartPart) => cart.previous?.lines;
export const selectLine =
  (itemId: string | null | undefined) =>
  ({ cart }: CartPart): CartLine | undefined =>
    cart.lines.find((line) => line.itemId === itemId);

/** A line that undo can bring back. */
export const selectRemovedLine =
  (itemId: string) =>
  ({ cart }: CartPart): CartLine | undefined =>
    cart.removed.find(({ line }) => line.itemId === itemId)?.line;
