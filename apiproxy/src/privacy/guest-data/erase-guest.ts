import { sql, type Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { countOpen, findGuest } from './find-guest.ts';

/**
 * L-80: erases what the address did without signing in and what is over, by the lists of the modules. Returns the number of orders and
 * purchases that are still open.
 */
export const eraseGuest = async (
  trx: Transaction<Tables>,
  { personalTables, accountDeletions }: Pick<AppDeps, 'personalTables' | 'accountDeletions'>,
  { email, askedAt }: { readonly email: string; readonly askedAt: Date },
): Promise<number> => {
  const open = await countOpen(trx, email, askedAt);
  const over = await findGuest(trx, email, { until: askedAt, isOver: true });
  for (const { forgetAddress } of accountDeletions) await forgetAddress?.(trx, email);
  for (const { table, guest, kept } of personalTables) {
    // The request stays until nothing is open: its row has the address.
    if (!guest || table === 'guest_data_request') continue;
    if (!kept) await sql`delete from ${sql.table(table)} where ${guest.rowsOf(over)}`.execute(trx);
    else if (guest.emptied)
      await sql`update ${sql.table(table)} set ${guest.emptied(over)} where ${guest.rowsOf(over)}`.execute(
        trx,
      );
  }
  if (open === 0) {
    await sql`delete from job where payload ->> 'email' = ${email}`.execute(trx);
    await trx
      .deleteFrom('guest_data_request')
      .where('email', '=', email)
      .where('asked_at', '<=', askedAt)
      .execute();
  }
  return open;
};
