import type { Selectable, Transaction } from 'kysely';
import type { Db } from '../../storage/database.ts';
import type { Tables } from '../../storage/tables.ts';
import type { AccountDeletionTable } from '../privacy.tables.ts';

/** The deletion of the account that is planned or done (D-119). */
export const findDeletion = (
  db: Db | Transaction<Tables>,
  memberId: string,
): Promise<Selectable<AccountDeletionTable> | undefined> =>
  db.selectFrom('account_deletion').selectAll().where('member_id', '=', memberId).executeTakeFirst();
