import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import { forgetBrowsers } from '../mfa/trusted-browser.ts';
import { hashPassword } from '../passwords/password.ts';
import { endingSessionsOf, endSessionsOf } from '../sessions/session-store.ts';
import { undoLifetimeMs, undoTokens } from './undo-token.ts';

interface ChangedAddress {
  readonly member_id: string;
  readonly earlier_email: string;
}
/** Stores that a confirmed address was replaced; the id is part of the mailed link. */
export const storeUndo = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  changed: ChangedAddress,
): Promise<string> => {
  const undo_id = deps.ids.next();
  const now = deps.clock.now();
  const row = { undo_id, changed_at: now, expires_at: new Date(now.getTime() + undoLifetimeMs) };
  await trx
    .insertInto('email_change_undo')
    .values({ ...changed, ...row })
    .execute();
  return undo_id;
};

/** Whether an address waits for the undo of another member's change: an account with it would block the link. */
export const isReservedForUndo = async (
  db: Kysely<Tables>,
  { clock }: Pick<AppDeps, 'clock'>,
  { email, memberId }: { readonly email: string; readonly memberId?: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('email_change_undo')
    .select('undo_id')
    .where('earlier_email', '=', email)
    .where('expires_at', '>', clock.now())
    .$if(memberId !== undefined, (query) => query.where('member_id', '!=', memberId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
};

/** Removes the factors and passkeys that somebody with the session and the password may have added: they would let them in again. */
const removeAddedSince = async (trx: Transaction<Tables>, memberId: string, since: Date): Promise<void> => {
  await trx
    .deleteFrom('mfa_factor')
    .where('member_id', '=', memberId)
    .where('confirmed_at', '>=', since)
    .execute();
  await trx
    .deleteFrom('passkey')
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .execute();
  for (const table of [
    'mfa_enrolment',
    'mfa_challenge',
    'reset_token',
    'email_change',
    'factor_recovery',
  ] as const)
    await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
};

const undoInTransaction = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  undoId: string,
  passwordHash: string,
): Promise<void> => {
  const now = deps.clock.now();
  const undo = await trx
    .deleteFrom('email_change_undo')
    .where('undo_id', '=', undoId)
    .where('expires_at', '>', now)
    .returning(['member_id', 'earlier_email', 'changed_at'])
    .executeTakeFirst();
  if (!undo) throw createAppError('EMAIL_LINK_INVALID');
  const { member_id: memberId, earlier_email: email, changed_at: since } = undo;
  // Later changes end with it: their links are in mailboxes that are not the owner's.
  await trx
    .deleteFrom('email_change_undo')
    .where('member_id', '=', memberId)
    .where('changed_at', '>=', since)
    .execute();
  await trx
    .updateTable('member')
    .set({ email, email_confirmed_at: now, password_hash: passwordHash })
    .where('member_id', '=', memberId)
    .execute();
  await removeAddedSince(trx, memberId, since);
  await deps.passwordChanges.announce(trx, memberId);
  await forgetBrowsers(trx, memberId);
  await endSessionsOf(trx, memberId);
};

/**
 * L-75: takes a change of the email address back by the link that the earlier address got, once, within 7 days. The account has the
 * earlier address again; all sessions, connected apps and trusted browsers end, as do the password and the second factors and
 * passkeys that were added since: the person who changed the address knows the password. Throws EMAIL_LINK_INVALID.
 */
export const undoEmailChange = async (deps: AppDeps, token: string): Promise<void> => {
  const undoId = undoTokens.idOfToken(deps, token) ?? '';
  const row = await deps.db
    .selectFrom('email_change_undo')
    .select('member_id')
    .where('undo_id', '=', undoId)
    .executeTakeFirst();
  if (!row) throw createAppError('EMAIL_LINK_INVALID');
  const nobodyKnows = await hashPassword(deps.random.bytes(32).toString('base64url'));
  await endingSessionsOf(deps, row.member_id, () =>
    deps.db.transaction().execute((trx) => undoInTransaction(trx, deps, undoId, nobodyKnows)),
  );
};
