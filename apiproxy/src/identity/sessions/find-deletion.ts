import type { Selectable } from 'kysely';
import type { Db } from '../../storage/database.ts';
import type { Tables } from '../../storage/tables.ts';

/** The deletion of the account that is planned or done (D-119). */
export const findDeletion = (
  db: Db,
  memberId: string,
): Promise<Selectable<Tables['account_deletion']> | undefined> =>
  db.selectFrom('account_deletion').selectAll().where('member_id', '=', memberId).executeTakeFirst();
