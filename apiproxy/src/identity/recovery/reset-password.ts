import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import { findMember, type MemberRow } from '../member-store.ts';
import { hashNewPassword, storePassword } from '../passwords/change-password.ts';
import { forgetBrowsers } from '../mfa/trusted-browser.ts';
import { endingSessionsOf, endSessionsOf } from '../sessions/session-store.ts';
import { resetTokens } from './reset-token.ts';

interface ResetLink {
  readonly resetId: string;
  readonly member: MemberRow;
}
/** The usable link of a token. Throws RESET_LINK_INVALID, also when the member has another address since. */
export const requireResetLink = async (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'clock' | 'cardNumbers'>,
  token: string,
): Promise<ResetLink> => {
  const resetId = resetTokens.idOfToken(deps, token) ?? '';
  const link = await db
    .selectFrom('reset_token')
    .select(['member_id', 'email'])
    .where('reset_id', '=', resetId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', deps.clock.now())
    .executeTakeFirst();
  const member = link && (await findMember(db, link.member_id));
  if (!member || member.email !== link.email) throw createAppError('RESET_LINK_INVALID');
  return { resetId, member };
};

/**
 * ACC-010: sets a new password by a mailed link, once. All sessions of the member end and none begins, so that a second factor is
 * asked for at the next sign-in; the link also proves the address (D-158). A refused password leaves the link usable.
 */
export const resetPassword = async (deps: AppDeps, token: string, newPassword: string): Promise<void> => {
  const { resetId, member } = await requireResetLink(deps.db, deps, token);
  const newHash = await hashNewPassword(deps.db, member, newPassword);
  const { member_id: memberId, email } = member;
  const now = deps.clock.now();
  await endingSessionsOf(deps, memberId, () =>
    deps.db.transaction().execute(async (trx) => {
      const used = await trx
        .updateTable('reset_token')
        .set({ used_at: now })
        .where('reset_id', '=', resetId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('reset_id')
        .executeTakeFirst();
      if (!used) throw createAppError('RESET_LINK_INVALID');
      await storePassword(trx, deps, member, newHash);
      await trx
        .updateTable('member')
        .set({ email_confirmed_at: now })
        .where('member_id', '=', memberId)
        .where('email', '=', email)
        .where('email_confirmed_at', 'is', null)
        .execute();
      await endSessionsOf(trx, memberId);
      // Otherwise a browser would skip the second factor after a reset (A01).
      await forgetBrowsers(trx, memberId);
    }),
  );
};
