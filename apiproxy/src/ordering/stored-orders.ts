import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import type { OrdersTable } from './ordering.tables.ts';

export type OrderRow = Selectable<OrdersTable>;

export const findOrder = (db: Kysely<Tables>, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
