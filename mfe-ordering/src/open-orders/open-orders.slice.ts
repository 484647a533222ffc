import { fact, on, reducerOf } from '@crema/remote-kit';
import { orderPlaced, visitorChanged } from '../order/order.facts.ts';
import { toOpenOrder } from './open-orders.conversions.ts';
import type { OpenOrder } from './open-orders.types.ts';

export interface OpenOrdersState {
  /** What this device remembers for who looks: guests' orders, and the member's. */
  readonly kept: readonly OpenOrder[];
  readonly memberId: string | undefined;
}
export interface HasOpenOrders {
  readonly openOrders: OpenOrdersState;
}

/** As this device keeps them: at the start, and when another tab changed them. */
export const openOrdersRead = fact<readonly OpenOrder[]>('openOrders/read');
/** What the server answered: of the orders asked about, those that are still open, and a member's from other devices. */
export const openOrdersRefreshed = fact<{
  asked: readonly OpenOrder[];
  open: readonly OpenOrder[];
}>('openOrders/refreshed');

const initial: OpenOrdersState = { kept: [], memberId: undefined };
const sameOrder = (a: OpenOrder, b: OpenOrder) => a.orderId === b.orderId;
const merge = (kept: readonly OpenOrder[], fresh: readonly OpenOrder[]): readonly OpenOrder[] => [
  ...kept.filter((order) => !fresh.some((other) => sameOrder(order, other))),
  ...fresh,
];

/** A guest's orders, and those of this member; the same list when nothing is left out. */
const keptFor = (orders: readonly OpenOrder[], memberId: string | undefined): readonly OpenOrder[] => {
  const own = orders.filter((order) => order.memberId === undefined || order.memberId === memberId);
  return own.length === orders.length ? orders : own;
};

const when = on<OpenOrdersState>();
export const openOrdersReducer = reducerOf<OpenOrdersState>(initial, [
  when(openOrdersRead, (state, kept) => ({ ...state, kept: keptFor(kept, state.memberId) })),
  when(orderPlaced, (state, { order, guest }) => ({
    ...state,
    kept: merge(state.kept, [toOpenOrder(order, { guest, memberId: state.memberId })]),
  })),
  when(openOrdersRefreshed, (state, { asked, open }) => ({
    ...state,
    kept: merge(
      state.kept.filter((order) => !asked.some((other) => sameOrder(order, other))),
      open,
    ),
  })),
  // Another person, or no member: a member's own orders leave the device on sign-out (D-14, D-166).
  when(visitorChanged, (state, { memberId }) =>
    memberId === state.memberId ? state : { memberId, kept: keptFor(state.kept, memberId) },
  ),
]);

/** A guest's orders of this device, and those of the member who looks. */
export const selectOpenOrders = ({ openOrders }: HasOpenOrders): readonly OpenOrder[] => openOrders.kept;
