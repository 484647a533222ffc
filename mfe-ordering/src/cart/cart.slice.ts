import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
/** The lines of the last order, which an empty cart offers again (ORD-046). */
export interface LastOrder {
  readonly lines: readonly CartLine[];
  /** The time in wall-clock milliseconds. */
  readonly placedAt: number;
  /** The id of the member who placed the order; undefined for a guest. */
  readonly memberId?: string;
}
export interface CartState {
  readonly lines: readonly CartLine[];
  readonly removed: readonly RemovedLine[];
  /** The lines of the cart that the customer emptied last, in their order. */
  readonly emptied: readonly CartLine[];
  readonly error: CartError | undefined;
  readonly previous: LastOrder | undefined;
  /** The line that is being swapped. */
  readonly swapping: string | undefined;
}
declare module '../state/root-state.ts' {
  interface RootState {
    readonly cart: CartState;
  }
}

/** The customer added units of a product; an epic assigns the line's id, or rejects the line at the maximum (ORD-041). */
export const lineAdded = createAction<LineDraft>('cart/lineAdded');
/** Undo of emptying the cart; rejected like an added line when its lines no longer fit (ORD-041). */
export const cartRestoreRequested = createAction('cart/cartRestoreRequested');
/** Undo of a removal; rejected like an added line when it no longer fits (ORD-041). */
export const lineRestoreRequested = createAction<{ itemId: string }>('cart/lineRestoreRequested');

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
        // An added line carries the store's newest availability.
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

/** Returns the same state when no line changes. */
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
        lines: [
          ...state.lines.slice(0, removedLine.index),
          removedLine.line,
          ...state.lines.slice(removedLine.index),
        ],
        removed: state.removed.filter((entry) => entry !== removedLine),
      })
    : state;
};

const initial: CartState = {
  lines: [],
  removed: [],
  emptied: [],
  error: undefined,
  previous: undefined,
  swapping: undefined,
};

const cartSlice = createSlice({
  name: 'cart',
  initialState: initial,
  reducers: {
    /** Inserts a line with its id; an identical line takes its quantity instead (ORD-042). */
    linePlaced: (state: CartState, { payload }: PayloadAction<CartLine>) => place(state, payload),
    lineRejected: (state, { payload }: PayloadAction<{ reason: 'AT_MAX' }>) => {
      state.error = { code: payload.reason };
    },
    /** `error` was shown to the customer. */
    errorShown: (state) => {
      state.error = undefined;
    },
    /**
     * Needs product, sizeCode and quantity; otherwise `error` is set and the line does not change (ORD-044).
     */
    lineEdited: (state: CartState, { payload: edit }: PayloadAction<LineEdit>) => {
      const { error, change } = completeEdit(edit);
      return error ? { ...state, error } : mergeEqualLines(replaceLine(state, edit.itemId, change));
    },
    /** A line that reaches zero leaves the cart and can be restored. */
    quantityChanged: (
      state: CartState,
      { payload: { itemId, delta } }: PayloadAction<{ itemId: string; delta: number }>,
    ) => {
      const line = state.lines.find((candidate) => candidate.itemId === itemId);
      if (!line) return state;
      return line.quantity + delta > 0
        ? replaceLine(state, itemId, (candidate) => withDelta(candidate, delta))
        : remove(state, itemId);
    },
    /** Another product replaces one that is out of stock; position and id stay (ORD-042). */
    lineSwapped: (
      state: CartState,
      { payload: { itemId, line } }: PayloadAction<{ itemId: string; line: LineDraft }>,
    ) =>
      mergeEqualLines({
        ...replaceLine(state, itemId, ({ timeAdded }) =>
          withAtLeastOneOfEachChild({ ...line, itemId, timeAdded }),
        ),
        swapping: undefined,
      }),
    /** The customer looks for a replacement for an unavailable line: the next added line replaces it. */
    swapBegun: (state, { payload }: PayloadAction<{ itemId: string }>) => {
      state.swapping = payload.itemId;
    },
    swapCanceled: (state) => {
      state.swapping = undefined;
    },
    lineRemoved: (state: CartState, { payload }: PayloadAction<{ itemId: string }>) =>
      remove(state, payload.itemId),
    lineRestored: (state: CartState, { payload }: PayloadAction<{ itemId: string }>) =>
      restore(state, payload.itemId),
    /** The customer removed every line; `emptied` brings them back together. */
    cartEmptied: (state: CartState): CartState => ({
      ...state,
      lines: [],
      removed: [],
      emptied: state.lines,
      error: undefined,
      swapping: undefined,
    }),
    /** Undo of `cartEmptied`: lines that were added meanwhile stay, after the restored ones. */
    cartRestored: (state: CartState): CartState =>
      mergeEqualLines({ ...state, lines: [...state.emptied, ...state.lines], emptied: [] }),
    /** The store's availability of the sizes and options in the cart (ORD-043, D-143). */
    availabilityCorrected: (state: CartState, { payload }: PayloadAction<readonly AvailabilityFact[]>) =>
      mapLines(state, (line) => correctLine(line, payload)),
    /** The standard recipe of each line from the server, for lines that do not have it yet (D-143). */
    standardItemsRead: (state: CartState, { payload }: PayloadAction<StandardItemsByLine>) =>
      mapLines(state, (line) => withStandardItems(line, payload)),
    /** The cart stored on this device, read at the start and when another tab changed it. */
    cartRead: (state, { payload }: PayloadAction<readonly CartLine[]>) => ({ ...state, lines: payload }),
    /**
     * An order took the available lines: they become `previous`, and the lines that the store could not make
     * remain (ORD-046, D-143).
     */
    cartOrdered: (
      { lines }: CartState,
      { payload: { at, memberId } }: PayloadAction<{ at: number; memberId?: string }>,
    ) => ({
      ...initial,
      lines: lines.filter(findLineObstacle),
      previous: {
        lines: lines.filter((line) => !findLineObstacle(line)),
        placedAt: at,
        ...(memberId !== undefined && { memberId }),
      },
    }),
    /** The last order of this visit, read from storage after a reload. */
    previousRead: (state, { payload }: PayloadAction<LastOrder>) => ({ ...state, previous: payload }),
    previousCleared: (state) => {
      state.previous = undefined;
    },
  },
});
export const cartReducer = cartSlice.reducer;
export const {
  linePlaced,
  lineRejected,
  errorShown,
  lineEdited,
  quantityChanged,
  lineSwapped,
  swapBegun,
  swapCanceled,
  lineRemoved,
  lineRestored,
  cartEmptied,
  cartRestored,
  availabilityCorrected,
  standardItemsRead,
  cartRead,
  cartOrdered,
  previousRead,
  previousCleared,
} = cartSlice.actions;

export type { AvailabilityFact, CartLine, LineDraft, LineEdit } from './cart.types.ts';
