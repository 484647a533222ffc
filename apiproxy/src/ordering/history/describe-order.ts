import type { HistoryOrder } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { OrderRow } from '../stored-orders.ts';

type Described = Pick<
  OrderRow,
  'order_id' | 'order_number' | 'store_number' | 'store_name' | 'status' | 'summary'
>;
/** An order as the history names it (ACC-060). */
export const describeOrder = async (
  { stores }: Pick<AppDeps, 'stores'>,
  order: Described,
): Promise<HistoryOrder> => ({
  orderId: order.order_id,
  orderNumber: order.order_number,
  storeName: order.store_name,
  timeZone: (await stores.findOfOrder(order.store_number))?.timeZone ?? 'UTC',
  status: order.status,
  items: [...new Set(order.summary.lineItems.map(({ name }) => name))],
});
