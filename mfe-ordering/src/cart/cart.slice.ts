import { fact, on, reducerOf } from '@crema/remote-kit';
import {
  completeEdit,
  correctLine,
  findLineObstacle,
  isSameLine,
  withAtLeastOneOfEachChild,
  withDelta,
  withStandardItems,
  type CartFault,
} from './cart.rules.ts';
import type { AvailabilityFact, CartLine, LineDraft, LineEdit, StandardItemsByLine } from './cart.types.ts';

/** A removed line and where it stood, so that undo puts it back there. */
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
  readonly fault: CartFault | undefined;
  readonly previous: LastOrder | undefined;
  /** The line that is being swapped. */
  readonly swapping: string | undefined;
}
export interface HasCart {
  readonly cart: CartState;
}

/** The customer asked for units of a product; an epic gives the line its id, or refuses it at max (ORD-041). */
export const lineAdded = fact<LineDraft>('cart/lineAdded');
/** A line with its id: joins the identical line when there is one (ORD-042). */
export const linePlaced = fact<CartLine>('cart/linePlaced');
export const lineRefused = fact<{ reason: 'AT_MAX' }>('cart/lineRefused');
/** The customer has been told of `fault`. */
export const faultTold = fact('cart/faultTold');
/** Needs product, sizeCode and quantity, else `fault` says so and the line stays as it was (ORD-044). */
export const lineEdited = fact<LineEdit>('cart/lineEdited');
/** A line that reaches zero leaves the cart and can be restored. */
export const quantityChanged = fact<{ itemId: string; delta: number }>('cart/quantityChanged');
/** Another product takes the place of one that is out of stock; place and id stay (ORD-042). */
export const lineSwapped = fact<{ itemId: string; line: LineDraft }>('cart/lineSwapped');
/** The customer looks for something else instead of a line that is set aside: what they add next takes its place. */
export const swapBegun = fact<{ itemId: string }>('cart/swapBegun');
export const swapCanceled = fact('cart/swapCanceled');
export const lineRemoved = fact<{ itemId: string }>('cart/lineRemoved');
/** Undo of a removal; refused like an added line where it no longer fits (ORD-041). */
export const lineRestoreRequested = fact<{ itemId: string }>('cart/lineRestoreRequested');
export const lineRestored = fact<{ itemId: string }>('cart/lineRestored');
export const cartEmptied = fact('cart/emptied');
/** What the store has of the sizes and options in the cart (ORD-043, D-143). */
export const availabilityCorrected = fact<readonly AvailabilityFact[]>('cart/availabilityCorrected');
/** What the server names as the standard recipe's part of each line: for lines that do not have it (D-143). */
export const standardItemsRead = fact<StandardItemsByLine>('cart/standardItemsRead');
/** The cart as this device keeps it: at the start, and when another tab changed it. */
export const cartRead = fact<readonly CartLine[]>('cart/read');
/** An order took the available lines: they are `previous`, and what the store could not make stays (ORD-046, D-143). */
export const cartOrdered = fact<{ at: number; memberId?: string }>('cart/ordered');
/** The last order of this visit, as it was kept through a reload. */
export const previousRead = fact<LastOrder>('cart/previousRead');
export const previousCleared = fact('cart/previousCleared');

const undoDepth = 5;
const keep = (removed: readonly RemovedLine[], gone: RemovedLine) => [gone, ...removed].slice(0, undoDepth);

const replaceLine = (state: CartState, itemId: string, change: (line: CartLine) => CartLine): CartState => ({
  ...state,
  fault: undefined,
  lines: state.lines.map((line) => (line.itemId === itemId ? change(line) : line)),
});

const place = (state: CartState, added: CartLine): CartState => {
  const line = withAtLeastOneOfEachChild(added);
  const twin = state.lines.find((held) => isSameLine(held, line));
  return twin
    ? replaceLine(state, twin.itemId, (held) => ({
        ...held,
        // What was added now knows best what the store has.
        product: line.product,
        childItems: line.childItems,
        ...(line.standardItems && { standardItems: line.standardItems }),
        quantity: held.quantity + line.quantity,
      }))
    : { ...state, fault: undefined, lines: [...state.lines, line] };
};

/** After an edit a line may equal another: they become one, in the place of the first. */
const joinTwins = (state: CartState): CartState => ({
  ...state,
  lines: state.lines.reduce<readonly CartLine[]>((kept, line) => {
    const twin = kept.find((held) => isSameLine(held, line));
    return twin
      ? kept.map((held) => (held === twin ? { ...held, quantity: held.quantity + line.quantity } : held))
      : [...kept, line];
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
        removed: keep(state.removed, { line, index }),
      }
    : state;
};

const restore = (state: CartState, itemId: string): CartState => {
  const gone = state.removed.find(({ line }) => line.itemId === itemId);
  return gone
    ? joinTwins({
        ...state,
        lines: state.lines.toSpliced(gone.index, 0, gone.line),
        removed: state.removed.filter((entry) => entry !== gone),
      })
    : state;
};

const initial: CartState = {
  lines: [],
  removed: [],
  fault: undefined,
  previous: undefined,
  swapping: undefined,
};
const when = on<CartState>();
export const cartReducer = reducerOf<CartState>(initial, [
  when(linePlaced, place),
  when(lineRefused, (state, { reason }) => ({ ...state, fault: { code: reason } })),
  when(faultTold, (state) => ({ ...state, fault: undefined })),
  when(lineEdited, (state, edit) => {
    const { fault, change } = completeEdit(edit);
    return fault ? { ...state, fault } : joinTwins(replaceLine(state, edit.itemId, change));
  }),
  when(quantityChanged, (state, { itemId, delta }) => {
    const line = state.lines.find((held) => held.itemId === itemId);
    if (!line) return state;
    return line.quantity + delta > 0
      ? replaceLine(state, itemId, (held) => withDelta(held, delta))
      : remove(state, itemId);
  }),
  when(lineSwapped, (state, { itemId, line }) =>
    joinTwins({
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
  when(cartEmptied, (state) => ({ ...state, lines: [], removed: [], fault: undefined })),
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
