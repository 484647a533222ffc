import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import type { OrderRow } from '../stored-orders.ts';

export type NewOrder = Omit<OrderRow, 'order_number' | 'order_token' | 'placed_on' | 'receipt_mailed_at'>;

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
