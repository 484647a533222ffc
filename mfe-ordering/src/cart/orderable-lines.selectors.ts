import { createSelector } from 'reselect';
import { findLineObstacle } from './cart.rules.ts';
import { selectLines, type CartPart } from './cart.selectors.ts';
import type { CartLine } from './cart.types.ts';

const isAvailable = (line: CartLine) => findLineObstacle(line) === undefined;
export const selectAvailableLines = createSelector(selectLines, (lines) => lines.filter(isAvailable));
/** The lines that the order store cannot make now (ORD-045). */
export const selectMissingLines = createSelector(selectLines, (lines) =>
  lines.filter((line) => !isAvailable(line)),
);

/** The line that the next added line replaces; undefined once that line can be ordered or was removed. */
export const selectSwappedLine = (state: CartPart): CartLine | undefined =>
  selectMissingLines(state).find(({ itemId }) => itemId === state.cart.swapping);
