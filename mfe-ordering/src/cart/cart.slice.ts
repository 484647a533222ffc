import { fact, on, reducerOf } from '@crema/remote-kit';
import {
  completeEdit,
  correctLine,
  findLineObstacle,
  isSameLine,
  withAtLeastOneOfEachChild,
  withDelta,
  withStandardItems,
  type CartError,
} from './cart.rules.ts';
import type { AvailabilityFact, CartLine, LineDraft, LineEdit, StandardItemsByLine } from './cart.types.ts';

/** A removed line and its index, so that undo restores it at the same position. */
export interface RemovedLine {
  readonly line: CartLine;
  readonly index: number;
}
/** What the last order held, offered again from an empty cart (ORD-046). */
export interface LastOrder {
  readonly lines: readonly CartLine[];
  /** Wall-clock milliseconds. */
  readonly placedAt: number;
  /** Whose order it was, if a member's. */
  readonly memberId?: string;
}
export interface CartState {
  readonly lines: readonly CartLine[];
  readonly removed: readonly RemovedLine[];
  readonly error: CartError | undefined;
  readonly previous: LastOrder | undefined;
  /** The line that is being swapped. */
  readonly swapping: string | undefined;
}

/** The customer added units of a product; an epic assigns the line's id, or rejects the line at the maximum (ORD-041). */
export const lineAdded = fact<LineDraft>('cart/lineAdded');
/** A line with its id: joins the identical line when there is one (ORD-042). */
export const linePlaced = fact<CartLine>('cart/linePlaced');
export const lineRejected = fact<{ reason: 'AT_MAX' }>('cart/lineRejected');
/** `error` was shown to the customer. */
export const errorShown = fact('cart/errorShown');
/** Needs product, sizeCode and quantity, else `error` is set and the line does not change (ORD-044). */
export const lineEdited = fact<LineEdit>('cart/lineEdited');
/** A line that reaches zero leaves the cart and can be restored. */
export const quantityChanged = fact<{ itemId: string; delta: number }>('cart/quantityChanged');
/** Another product replaces one that is out of stock; position and id stay (ORD-042). */
export const lineSwapped = fact<{ itemId: string; line: LineDraft }>('cart/lineSwapped');
/** The customer looks for something else instead of a line that is set aside: what they add next takes its place. */
export const swapBegun = fact<{ itemId: string }>('cart/swapBegun');
export const swapCanceled = fact('cart/swapCanceled');
export const lineRemoved = fact<{ itemId: string }>('cart/lineRemoved');
/** Undo of a removal; rejected like an added line when it no longer fits (ORD-041). */
export const lineRestoreRequested = fact<{ itemId: string }>('cart/lineRestoreRequested');
export const lineRestored = fact<{ itemId: string }>('cart/lineRestored');
export const cartEmptied = fact('cart/emptied');
/** What the store has of the sizes and options in the cart (ORD-043, D-143). */
export const availabilityCorrected = fact<readonly AvailabilityFact[]>('cart/availabilityCorrected');
/** What the server names as the standard recipe's part of each line: for lines that do not have it (D-143). */
export const standardItemsRead = fact<StandardItemsByLine>('cart/standardItemsRead');
/** The cart stored on this device: at the start, and when another tab changed it. */
export const cartRead = fact<readonly CartLine[]>('cart/read');
/** An order took the available lines: they are `previous`, and what the store could not make stays (ORD-046, D-143). */
export const cartOrdered = fact<{ at: number; memberId?: string }>('cart/ordered');
/** The last order of this visit, read from storage after a reload. */
export const previousRead = fact<LastOrder>('cart/previousRead');
export const previousCleared = fact('cart/previousCleared');

const undoDepth = 5;
const withRemoved = (removed: readonly RemovedLine[], removedLine: RemovedLine) =>
  [removedLine, ...removed].slice(0, undoDepth);

const replaceLine = (state: CartState, itemId: string, change: (line: CartLine) => CartLine): CartState => ({
  ...state,
  error: undefined,
  lines: state.lines.map((line) => (line.itemId === itemId ? change(line) : line)),
});

const place = (state: CartState, added: CartLine): CartState => {
  const line = withAtLeastOneOfEachChild(added);
  const equalLine = state.lines.find((held) => isSameLine(held, line));
  return equalLine
    ? replaceLine(state, equalLine.itemId, (held) => ({
        ...held,
        // What was added now knows best what the store has.
        product: line.product,
        childItems: line.childItems,
        ...(line.standardItems && { standardItems: line.standardItems }),
        quantity: held.quantity + line.quantity,
      }))
    : { ...state, error: undefined, lines: [...state.lines, line] };
};

/** After an edit a line may equal another: they are merged at the position of the first. */
const mergeEqualLines = (state: CartState): CartState => ({
  ...state,
  lines: state.lines.reduce<readonly CartLine[]>((merged, line) => {
    const equalLine = merged.find((held) => isSameLine(held, line));
    return equalLine
      ? merged.map((held) =>
          held === equalLine ? { ...held, quantity: held.quantity + line.quantity } : held,
        )
      : [...merged, line];
  }, []),
});

/** The same state when no line changes. */
const mapLines = (state: CartState, change: (line: CartLine) => CartLine): CartState => {
  const lines = state.lines.map(change);
  return lines.some((line, index) => line !== state.lines[index]) ? { ...state, lines } : state;
};

const remove = (state: CartState, itemId: string): CartState => {
  const index = state.lines.findIndex((line) => line.itemId === itemId);
  const line = state.lines[index];
  return line
    ? {
        ...state,
        lines: state.lines.filter((held) => held !== line),
        removed: withRemoved(state.removed, { line, index }),
      }
    : state;
};

const restore = (state: CartState, itemId: string): CartState => {
  const removedLine = state.removed.find(({ line }) => line.itemId === itemId);
  return removedLine
    ? mergeEqualLines({
        ...state,
        lines: state.lines.toSpliced(removedLine.index, 0, removedLine.line),
        removed: state.removed.filter((entry) => entry !== removedLine),
      })
    : state;
};

const initial: CartState = {
  lines: [],
  removed: [],
  error: undefined,
  previous: undefined,
  swapping: undefined,
};
const when = on<CartState>();
export const cartReducer = reducerOf<CartState>(initial, [
  when(linePlaced, place),
  when(lineRejected, (state, { reason }) => ({ ...state, error: { code: reason } })),
  when(errorShown, (state) => ({ ...state, error: undefined })),
  when(lineEdited, (state, edit) => {
    const { error, change } = completeEdit(edit);
    return error ? { ...state, error } : mergeEqualLines(replaceLine(state, edit.itemId, change));
  }),
  when(quantityChanged, (state, { itemId, delta }) => {
    const line = state.lines.find((held) => held.itemId === itemId);
    if (!line) return state;
    return line.quantity + delta > 0
      ? replaceLine(state, itemId, (held) => withDelta(held, delta))
      : remove(state, itemId);
  }),
  when(lineSwapped, (state, { itemId, line }) =>
    mergeEqualLines({
      ...replaceLine(state, itemId, ({ timeAdded }) =>
        withAtLeastOneOfEachChild({ ...line, itemId, timeAdded }),
      ),
      swapping: undefined,
    }),
  ),
  when(swapBegun, (state, { itemId }) => ({ ...state, swapping: itemId })),
  when(swapCanceled, (state) => ({ ...state, swapping: undefined })),
  when(lineRemoved, (state, { itemId }) => remove(state, itemId)),
  when(lineRestored, (state, { itemId }) => restore(state, itemId)),
  when(cartEmptied, (state) => ({ ...state, lines: [], removed: [], error: undefined })),
  when(availabilityCorrected, (state, facts) => mapLines(state, (line) => correctLine(line, facts))),
  when(standardItemsRead, (state, read) => mapLines(state, (line) => withStandardItems(line, read))),
  when(cartRead, (state, lines) => ({ ...state, lines })),
  when(cartOrdered, (state, { at, memberId }) => ({
    ...initial,
    lines: state.lines.filter(findLineObstacle),
    previous: {
      lines: state.lines.filter((line) => !findLineObstacle(line)),
      placedAt: at,
      ...(memberId !== undefined && { memberId }),
    },
  })),
  when(previousRead, (state, previous) => ({ ...state, previous })),
  when(previousCleared, (state) => ({ ...state, previous: undefined })),
]);

export type { AvailabilityFact, CartLine, LineDraft, LineEdit } from './cart.types.ts';
