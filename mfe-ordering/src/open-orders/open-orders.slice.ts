import { fact, on, reducerOf } from '@crema/remote-kit';
import { orderPlaced, visitorChanged } from '../order/order.facts.ts';
import { toOpenOrder } from './open-orders.conversions.ts';
import type { OpenOrder } from './open-orders.types.ts';

export interface OpenOrdersState {
  /** The stored orders of the current visitor: guests' orders, and the member's. */
  readonly orders: readonly OpenOrder[];
  readonly memberId: string | undefined;
}

/** Read from this device: at the start, and when another tab changed them. */
export const openOrdersRead = fact<readonly OpenOrder[]>('openOrders/read');
/** What the server answered: of the orders asked about, those that are still open, and a member's from other devices. */
export const openOrdersRefreshed = fact<{
  asked: readonly OpenOrder[];
  open: readonly OpenOrder[];
}>('openOrders/refreshed');

const initial: OpenOrdersState = { orders: [], memberId: undefined };
const sameOrder = (a: OpenOrder, b: OpenOrder) => a.orderId === b.orderId;
const merge = (orders: readonly OpenOrder[], fresh: readonly OpenOrder[]): readonly OpenOrder[] => [
  ...orders.filter((order) => !fresh.some((other) => sameOrder(order, other))),
  ...fresh,
];

/** A guest's orders, and those of this member; the same list when nothing is left out. */
const visibleTo = (orders: readonly OpenOrder[], memberId: string | undefined): readonly OpenOrder[] => {
  const own = orders.filter((order) => order.memberId === undefined || order.memberId === memberId);
  return own.length === orders.length ? orders : own;
};

const when = on<OpenOrdersState>();
export const openOrdersReducer = reducerOf<OpenOrdersState>(initial, [
  when(openOrdersRead, (state, orders) => ({ ...state, orders: visibleTo(orders, state.memberId) })),
  when(orderPlaced, (state, { order, guest }) => ({
    ...state,
    orders: merge(state.orders, [toOpenOrder(order, { guest, memberId: state.memberId })]),
  })),
  when(openOrdersRefreshed, (state, { asked, open }) => ({
    ...state,
    orders: merge(
      state.orders.filter((order) => !asked.some((other) => sameOrder(order, other))),
      open,
    ),
  })),
  // Another person, or no member: a member's own orders leave the device on sign-out (D-14, D-166).
  when(visitorChanged, (state, { memberId }) =>
    memberId === state.memberId ? state : { memberId, orders: visibleTo(state.orders, memberId) },
  ),
]);
