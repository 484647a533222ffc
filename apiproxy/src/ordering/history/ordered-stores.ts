import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

const maxStores = 20;

/** The stores a member ordered from, most frequent first, then latest (LOC-055). */
export const listOrderedStores = async (db: Kysely<Tables>, memberId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('store_number')
    .where('member_id', '=', memberId)
    .groupBy('store_number')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy((eb) => eb.fn.max('placed_at'), 'desc')
    .limit(maxStores)
    .execute();
  return rows.map(({ store_number }) => store_number);
};
