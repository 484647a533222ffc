import type {
  GetOpenOrdersQuery,
  SignedOrderInput,
  SubmittedOrderFieldsFragment,
} from '../generated/operations.ts';
import type { OpenOrder } from './open-orders.types.ts';

type OrderFacts = GetOpenOrdersQuery['openOrders'][number] | SubmittedOrderFieldsFragment;
interface Owner {
  readonly guest: boolean;
  readonly memberId: string | undefined;
}

/**
 * Converts an order of the server for storage on this device; a guest's order has its token, a member's order
 * the member's id.
 */
export const toOpenOrder = (order: OrderFacts, { guest, memberId }: Owner): OpenOrder => ({
  orderId: order.orderId,
  orderNumber: order.orderNumber,
  status: order.status,
  storeName: order.storeName,
  timeZoneId: order.store.timeZone.timeZoneId,
  readyAt: order.readyAt,
  readyBy: order.readyBy,
  path: order.statusPath,
  ...(guest ? { token: order.orderToken } : memberId !== undefined && { memberId }),
});

/** A guest's path is signed; a member's is not. */
const isGuests = ({ statusPath }: OrderFacts) => statusPath.includes('?token=');
export const fromReply = (
  orders: readonly OrderFacts[],
  memberId: string | undefined,
): readonly OpenOrder[] => orders.map((order) => toOpenOrder(order, { guest: isGuests(order), memberId }));

/** The variables of the query; the server finds members' orders by the session. */
export const toSigned = (orders: readonly OpenOrder[]): readonly SignedOrderInput[] =>
  orders.flatMap(({ orderId, token }) => (token === undefined ? [] : [{ orderId, token }]));
