import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderPlaced, visitorChanged } from '../../facts/order.actions.ts';
import { toOpenOrder } from './open-orders.conversions.ts';
import type { OpenOrder } from './open-orders.types.ts';

export interface OpenOrdersState {
  /** The stored orders of the current visitor: guests' orders, and the member's. */
  readonly orders: readonly OpenOrder[];
  readonly memberId: string | undefined;
}
declare module '../../../state/root-state.ts' {
  interface RootState {
    readonly openOrders: OpenOrdersState;
  }
}

interface Refreshed {
  readonly asked: readonly OpenOrder[];
  readonly open: readonly OpenOrder[];
}

const initial: OpenOrdersState = { orders: [], memberId: undefined };
const sameOrder = (a: OpenOrder, b: OpenOrder) => a.orderId === b.orderId;
const merge = (orders: readonly OpenOrder[], fresh: readonly OpenOrder[]): readonly OpenOrder[] => [
  ...orders.filter((order) => !fresh.some((other) => sameOrder(order, other))),
  ...fresh,
];

/** A guest's orders, and those of this member; the same list when nothing is removed. */
const visibleTo = (orders: readonly OpenOrder[], memberId: string | undefined): readonly OpenOrder[] => {
  const own = orders.filter((order) => order.memberId === undefined || order.memberId === memberId);
  return own.length === orders.length ? orders : own;
};

const openOrdersSlice = createSlice({
  name: 'openOrders',
  initialState: initial,
  reducers: {
    /** The orders were read from this device: at the start, and when another tab changed them. */
    openOrdersRead: (state, { payload }: PayloadAction<readonly OpenOrder[]>) => ({
      ...state,
      orders: visibleTo(payload, state.memberId),
    }),
    /**
     * The server's reply: the requested orders that are still open, and a member's orders from other devices.
     */
    openOrdersRefreshed: (state, { payload: { asked, open } }: PayloadAction<Refreshed>) => ({
      ...state,
      orders: merge(
        state.orders.filter((order) => !asked.some((other) => sameOrder(order, other))),
        open,
      ),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(orderPlaced, (state, { payload: { order, guest } }) => ({
        ...state,
        orders: merge(state.orders, [toOpenOrder(order, { guest, memberId: state.memberId })]),
      }))
      // Another person, or no member, uses the device: a member's own orders are removed on sign-out (D-14,
      // D-166).
      .addCase(visitorChanged, (state: OpenOrdersState, { payload: { memberId } }) =>
        memberId === state.memberId ? state : { memberId, orders: visibleTo(state.orders, memberId) },
      ),
});
export const openOrdersReducer = openOrdersSlice.reducer;
export const { openOrdersRead, openOrdersRefreshed } = openOrdersSlice.actions;
