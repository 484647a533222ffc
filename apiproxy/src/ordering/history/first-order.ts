import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** When the member placed the first order that was not voided; undefined before it (ENG-011). */
export const findFirstOrder = async (db: Kysely<Tables>, memberId: string): Promise<Date | undefined> => {
  const first = await db
    .selectFrom('orders')
    .select('placed_at')
    .where('member_id', '=', memberId)
    .where('status', '<>', 'VOIDED')
    .orderBy('placed_at')
    .limit(1)
    .executeTakeFirst();
  return first?.placed_at;
};
