import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { PricedOrder } from './submit-rules.ts';

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
