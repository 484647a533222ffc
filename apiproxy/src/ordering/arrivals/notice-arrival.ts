import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** Stores that a person of the store has seen the arrival (D-145). The first time stays; an order without an arrival is unchanged. */
export const noticeArrival = async (db: Kysely<Tables>, orderId: string, at: Date): Promise<void> => {
  await db
    .updateTable('order_arrival')
    .set({ noticed_at: at })
    .where('order_id', '=', orderId)
    .where('noticed_at', 'is', null)
    .execute();
};

/** Whether the store has noticed the arrival; false without one. */
export const isArrivalNoticed = async (db: Kysely<Tables>, orderId: string): Promise<boolean> => {
  const arrival = await db
    .selectFrom('order_arrival')
    .select('noticed_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return !!arrival?.noticed_at;
};
