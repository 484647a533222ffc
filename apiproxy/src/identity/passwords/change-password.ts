import { validatePassword } from '@crema/shared-contracts';
import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import type { MemberRow } from '../member-store.ts';
import { endRecoveriesOf } from '../factor-recovery/recovery-store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { mailPasswordChanged } from './mail-password-changed.job.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** D-114: the present password and this many earlier ones cannot be chosen again. */
const keptPasswords = 4;

const listEarlier = async (db: Kysely<Tables>, memberId: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('password_history')
      .select('password_hash')
      .where('member_id', '=', memberId)
      .orderBy('replaced_at', 'desc')
      .limit(keptPasswords)
      .execute()
  ).map(({ password_hash }) => password_hash);

const isReused = async (db: Kysely<Tables>, member: MemberRow, password: string): Promise<boolean> => {
  for (const hash of [member.password_hash, ...(await listEarlier(db, member.member_id))])
    if (await verifyPassword(hash, password)) return true;
  return false;
};

const passwordError = (code: '111011' | '111022' | '111084', reason: string) =>
  createAppError(code, { newPassword: reason }, { field: 'newPassword' });

/**
 * The hash of a new password. Throws 111011 for an empty one, 111022 for one that is too short, too long or easy to guess, and
 * 111084 for one of the last five (ACC-011, D-114).
 */
export const hashNewPassword = async (
  db: Kysely<Tables>,
  member: MemberRow,
  newPassword: string,
): Promise<string> => {
  const reason = validatePassword(newPassword);
  if (reason === 'required') throw passwordError('111011', reason);
  if (reason) throw passwordError('111022', reason);
  const { email, first_name, last_name } = member;
  if (isCommonPassword(newPassword, [email, first_name, last_name])) throw passwordError('111022', 'common');
  if (await isReused(db, member, newPassword)) throw passwordError('111084', 'reused');
  return hashPassword(newPassword);
};

/** Stores the hash, keeps the earlier one to compare with, ends sign-ins that wait for a code, mailed links that set a password, and what other modules end then, and sends the member a mail. Call `deps.jobs.notify()` after the commit. */
export const storePassword = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock' | 'passwordChanges'>,
  { member_id, password_hash }: MemberRow,
  newHash: string,
): Promise<void> => {
  await trx
    .insertInto('password_history')
    .values({ member_id, password_hash, replaced_at: deps.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await listEarlier(trx, member_id);
  await trx
    .deleteFrom('password_history')
    .where('member_id', '=', member_id)
    .where('password_hash', 'not in', kept)
    .execute();
  await trx
    .updateTable('member')
    .set({ password_hash: newHash })
    .where('member_id', '=', member_id)
    .execute();
  // A link that was mailed before would set the password again.
  await trx
    .updateTable('reset_token')
    .set({ used_at: deps.clock.now() })
    .where('member_id', '=', member_id)
    .where('used_at', 'is', null)
    .execute();
  // A sign-in that began with the earlier password does not end with its second factor.
  await trx.deleteFrom('mfa_challenge').where('member_id', '=', member_id).execute();
  // Neither does a request that began with it (L-79).
  await endRecoveriesOf(trx, deps, member_id, 'CANCELLED');
  await deps.passwordChanges.announce(trx, member_id);
  await enqueueJob(trx, deps, { job: mailPasswordChanged, payload: { memberId: member_id } });
};
