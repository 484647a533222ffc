import { sql } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { findMember } from '../../identity/identity.public.ts';
import { personalTables } from '../member-data.ts';

/**
 * D-160: deletes every row about the member, and empties the ones that stay, by the lists of the modules. All or nothing; the
 * deletion is done with it.
 */
export const eraseMember = async ({ db, clock }: AppDeps, memberId: string): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const member = await findMember(trx, memberId);
    if (!member) return;
    const subject = { memberId, email: member.email };
    for (const { table, rowsOf, kept } of personalTables) {
      if (!kept) await sql`delete from ${sql.table(table)} where ${rowsOf(subject)}`.execute(trx);
      else if (kept.emptied)
        await sql`update ${sql.table(table)} set ${kept.emptied(subject)} where ${rowsOf(subject)}`.execute(
          trx,
        );
    }
    // Also a job that has failed for good, which stays until somebody looks at it, and one with an earlier address.
    await sql`delete from job where payload ->> 'email' = ${member.email}
      or (payload ->> 'memberId' = ${memberId} and payload ->> 'email' is not null)`.execute(trx);
    await trx
      .updateTable('account_deletion')
      .set({ done_at: clock.now() })
      .where('member_id', '=', memberId)
      .execute();
  });
};
