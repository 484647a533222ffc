import { sql, type Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { findMember, isEmailConfirmed } from '../../identity/identity.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { enqueueDeletion } from '../guest-data/guest-data.jobs.ts';

type Person = Pick<NonNullable<Awaited<ReturnType<typeof findMember>>>, 'email' | 'locale'>;
/** L-80: the orders and gifts of the address without signing in go too, each when it is over. */
const deleteWithoutAccount = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { email, locale }: Person,
): Promise<void> => {
  const [request_id, now] = [deps.ids.next(), deps.clock.now()];
  await trx
    .insertInto('guest_data_request')
    .values({ request_id, email, locale, asked_at: now, expires_at: now, deletion_asked_at: now })
    .execute();
  await enqueueDeletion(trx, deps, request_id);
};

/**
 * D-160: deletes every row about the member, and empties the ones that stay, by the lists of the modules. All or nothing; the
 * deletion is done with it.
 */
export const eraseMember = async (deps: AppDeps, memberId: string): Promise<void> => {
  const { db, clock, personalTables } = deps;
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
    if (isEmailConfirmed(member)) await deleteWithoutAccount(trx, deps, member);
    await trx
      .updateTable('account_deletion')
      .set({ done_at: clock.now() })
      .where('member_id', '=', memberId)
      .execute();
  });
};
