import type { GetOpenOrdersQuery, SubmittedOrderFieldsFragment } from '../../../generated/operations.ts';
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
