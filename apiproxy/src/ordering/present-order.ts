import { money } from '@crema/shared-contracts';
import type { OrderRow } from './order-store.ts';
import { statusAt } from './order-status.ts';

/** Members find their order by signing in; a guest's address carries the token that proves it. */
export const statusPathOf = ({ order_id, order_token, member_id }: OrderRow): string =>
  member_id === null ? `/menu/order/${order_id}?token=${order_token}` : `/menu/order/${order_id}`;

export const presentOrder = (order: OrderRow, now: Date) => ({
  orderId: order.order_id,
  orderNumber: order.order_number,
  orderToken: order.order_token,
  status: statusAt({ placedAt: order.placed_at, readyAt: order.ready_at }, now),
  total: money(order.total_minor, order.currency),
  tip: money(order.tip_minor, order.currency),
  placedAt: order.placed_at.toISOString(),
  pickUpOption: order.pickup_option,
  storeNumber: order.store_number,
  storeName: order.store_name,
  preOrderEstimates: order.estimates,
  statusPath: statusPathOf(order),
});
export type SubmittedOrder = ReturnType<typeof presentOrder>;
