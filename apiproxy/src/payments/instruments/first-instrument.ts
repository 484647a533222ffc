import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** When the member stored the first payment method, whether or not it was removed since; undefined before it (ENG-011). */
export const findFirstInstrument = async (
  db: Kysely<Tables>,
  memberId: string,
): Promise<Date | undefined> => {
  const first = await db
    .selectFrom('payment_instrument')
    .select('created_at')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return first?.created_at;
};
