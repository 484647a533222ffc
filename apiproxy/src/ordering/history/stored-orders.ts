import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import type { OrdersTable } from '../ordering.tables.ts';
import type { PricedOrder } from '../submission/submit-rules.ts';

export type OrderRow = Selectable<OrdersTable>;
export type NewOrder = Omit<OrderRow, 'order_number' | 'order_token' | 'placed_on' | 'receipt_mailed_at'>;

export const findOrder = (db: Kysely<Tables>, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Returns the price if it belongs to one of these owners. Another owner's price is treated as unknown. */
export const findPricedOrder = (
  db: Kysely<Tables>,
  orderId: string,
  owner: string,
): Promise<PricedOrder | undefined> =>
  db
    .selectFrom('priced_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('owner', '=', owner)
    .executeTakeFirst();

/** Serialises concurrent submissions of one order: the later one sees the order of the first. */
export const lockPricedOrder = async (trx: Transaction<Tables>, orderId: string): Promise<void> => {
  await trx
    .selectFrom('priced_order')
    .select('order_id')
    .where('order_id', '=', orderId)
    .forUpdate()
    .execute();
};

/** The characters of order numbers, which are not mistaken for one another when they are called. */
const callable = 'ABCDEFGHJKMNPQRTUVWXY346789';
const numberLength = 4;
const callableNumber = ({ random }: Pick<AppDeps, 'random'>): string =>
  Array.from({ length: numberLength }, () => callable[random.integer(callable.length)]).join('');

/** Stores the order under a short number that is unused at its store today. */
export const insertOrder = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'random'>,
  order: NewOrder,
): Promise<OrderRow> => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const stored = await trx
      .insertInto('orders')
      .values({
        ...order,
        order_number: callableNumber(deps),
        order_token: deps.random.bytes(24).toString('base64url'),
        placed_on: order.placed_at.toISOString().slice(0, 10),
        items: JSON.stringify(order.items),
        summary: JSON.stringify(order.summary),
        estimates: JSON.stringify(order.estimates),
        offer: order.offer && JSON.stringify(order.offer),
      })
      .onConflict((conflict) => conflict.constraint('orders_number').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (stored) return stored;
  }
  throw createAppError('TEMPORARILY_UNAVAILABLE');
};
