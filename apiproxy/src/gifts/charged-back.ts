import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** Whether the bank has taken the payment of a purchase back and not returned it (D-153): it is neither refunded again nor delivered. */
export const isChargedBack = async (db: Kysely<Tables>, reference: string): Promise<boolean> =>
  (await db
    .selectFrom('payment_chargeback')
    .select('chargeback_id')
    .where('reference', '=', reference)
    .where('returned_at', 'is', null)
    .executeTakeFirst()) !== undefined;
