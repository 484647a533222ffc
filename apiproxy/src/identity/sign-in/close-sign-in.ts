import type { AppDeps } from '../../http/app-deps.ts';
import { hashPassword } from '../passwords/password.ts';
import { endingSessionsOf, endSessionsOf } from '../sessions/session-store.ts';

/** The tables with other ways to sign in than the password. */
const waysIn = [
  'mfa_factor',
  'mfa_enrolment',
  'mfa_challenge',
  'mfa_recovery_code',
  'trusted_browser',
  'passkey',
  'passkey_challenge',
  'reset_token',
  'email_change',
  'email_change_undo',
  'factor_recovery',
  'email_confirmation',
  'password_history',
] as const;

/** D-160: ends all sessions of the member and each way to begin another. A repeated call changes nothing more. */
export const closeSignIn = async (deps: AppDeps, memberId: string): Promise<void> => {
  const nobodyKnows = await hashPassword(deps.random.bytes(32).toString('base64url'));
  await endingSessionsOf(deps, memberId, () =>
    deps.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('member')
        .set({ password_hash: nobodyKnows })
        .where('member_id', '=', memberId)
        .execute();
      for (const table of waysIn) await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
      await endSessionsOf(trx, memberId);
    }),
  );
};
