import { readText, type ProfileChange, type ProfileReply } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { isEmailConfirmed, type MemberRow } from '../member-store.ts';
import { findProfileErrors, toE164 } from './profile.rules.ts';

export const presentProfile = (row: MemberRow): ProfileReply => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailConfirmed: isEmailConfirmed(row),
  birthday: row.birthday,
  phone: row.phone,
  locale: row.locale,
});

const rejectInvalid = (change: ProfileChange, { market }: MemberRow, { clock }: AppDeps): void => {
  const reasons = findProfileErrors({ change, market, now: clock.now() });
  const [field] = Object.keys(reasons);
  if (field !== undefined) throw createAppError('VALIDATION', reasons, { field });
};

/**
 * ACC-040: stores the profile of a member. Throws VALIDATION, or BIRTHDAY_SET for another birthday than the stored one (D-118):
 * two changes at once set one.
 */
export const changeProfile = (deps: AppDeps, memberId: string, change: ProfileChange): Promise<MemberRow> =>
  deps.db.transaction().execute(async (trx) => {
    const member = await trx
      .selectFrom('member')
      .selectAll()
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    if (!member) throw createAppError('UNAUTHENTICATED');
    const isBirthdayKept = change.birthday === '' || change.birthday === member.birthday;
    rejectInvalid({ ...change, birthday: isBirthdayKept ? '' : change.birthday }, member, deps);
    if (!isBirthdayKept && member.birthday !== null)
      throw createAppError('BIRTHDAY_SET', undefined, { field: 'birthday' });
    return trx
      .updateTable('member')
      .set({
        first_name: readText(change.firstName),
        last_name: readText(change.lastName),
        phone: toE164(change.phone, member.market) ?? null,
        birthday: isBirthdayKept ? member.birthday : change.birthday,
        locale: change.locale,
      })
      .where('member_id', '=', memberId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
