import { countUnits, findLineObstacle } from './cart.rules.ts';
import type { CartLine } from './cart.types.ts';
import type { RootState } from '../ordering.reducer.ts';

type CartPart = Pick<RootState, 'cart'>;

export const selectLines = ({ cart }: CartPart): readonly CartLine[] => cart.lines;
export const selectUnitCount = ({ cart }: CartPart): number => countUnits(cart.lines);
/** How many more units fit into one order. */
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
    cart.lines.find(
      (line) => line.itemId === itemId,
    ); /** The line that what is added next takes the place of; undefined once it can be ordered, or is gone. */
export const selectSwappedLine = (state: CartPart): CartLine | undefined =>
  selectMissingLines(state).find(({ itemId }) => itemId === state.cart.swapping);

/** A line that undo can bring back. */
export const selectRemovedLine =
  (itemId: string) =>
  ({ cart }: CartPart): CartLine | undefined =>
    cart.removed.find(({ line }) => line.itemId === itemId)?.line;

const isAvailable = (line: CartLine) => findLineObstacle(line) === undefined;
/** Lists made once per cart, so that a selector's answer is the same object until the cart changes. */
const split = new WeakMap<
  readonly CartLine[],
  { available: readonly CartLine[]; missing: readonly CartLine[] }
>();
const splitOf = (lines: readonly CartLine[]) => {
  const known = split.get(lines);
  if (known) return known;
  const made = {
    available: lines.filter(isAvailable),
    missing: lines.filter((line) => !isAvailable(line)),
  };
  split.set(lines, made);
  return made;
};
export const selectAvailableLines = ({ cart }: CartPart) => splitOf(cart.lines).available;
/** Lines that the order store cannot make now (ORD-045). */
export const selectMissingLines = ({ cart }: CartPart) => splitOf(cart.lines).missing;
