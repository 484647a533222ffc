import { readDigits, validateEmail, type EmailChangeReply } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { hasLookAlikeDomain } from '../../http/security/look-alike-domain.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import { findMember, normaliseEmail, type MemberRow } from '../member-store.ts';
import { hasDisposableDomain } from '../sign-up/disposable-domains.ts';
import { codeLifetimeMs, codeOf, mostWrongCodes } from './change-code.ts';
import { mailChangeAsked, mailChangeCode, mailChanged } from './email-change.jobs.ts';
import { isReservedForUndo, storeUndo } from './undo-email-change.ts';

const field = 'emailAddress';
const readNewAddress = (text: string, { configuration }: AppDeps): string => {
  const reason = validateEmail(text, configuration.emailMaxLength);
  const email = normaliseEmail(text);
  if (reason || hasLookAlikeDomain(email))
    throw createAppError('VALIDATION', { [field]: reason ?? 'invalid' }, { field });
  if (hasDisposableDomain(email))
    throw createAppError('EMAIL_DISPOSABLE', { [field]: 'disposable' }, { field });
  return email;
};

const requireMember = async (deps: AppDeps, memberId: string): Promise<MemberRow> => {
  const member = await findMember(deps.db, memberId);
  if (!member) throw createAppError('UNAUTHENTICATED');
  return member;
};

/** The member's proposed address. */
export const findEmailChange = async (
  { db, clock }: AppDeps,
  memberId: string,
): Promise<EmailChangeReply> => {
  const change = await db
    .selectFrom('email_change')
    .select(['new_email', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', clock.now())
    .where('wrong_codes', '<', mostWrongCodes)
    .executeTakeFirst();
  return {
    proposed: change?.new_email ?? null,
    codeExpiresAt: change?.expires_at.toISOString() ?? null,
  };
};

/**
 * ACC-045: stores the proposed address and mails its code; an earlier proposal ends. The answer is the same for an address with an
 * account. Throws VALIDATION, EMAIL_DISPOSABLE or EMAIL_SAME.
 */
export const proposeEmail = async (deps: AppDeps, memberId: string, text: string): Promise<void> => {
  const email = readNewAddress(text, deps);
  const member = await requireMember(deps, memberId);
  if (member.email === email) throw createAppError('EMAIL_SAME', undefined, { field });
  const changeId = deps.ids.next();
  const row = {
    change_id: changeId,
    new_email: email,
    wrong_codes: 0,
    expires_at: new Date(deps.clock.now().getTime() + codeLifetimeMs),
  };
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('email_change')
      .values({ member_id: memberId, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    await enqueueJob(trx, deps, { job: mailChangeCode, payload: { changeId } });
    await enqueueJob(trx, deps, { job: mailChangeAsked, payload: { memberId, email: member.email } });
  });
  deps.jobs.notify();
};

/** Gives a proposed address up: its code ends. */
export const giveUpEmailChange = async ({ db }: AppDeps, memberId: string): Promise<void> => {
  await db.deleteFrom('email_change').where('member_id', '=', memberId).execute();
};

const isTaken = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  own: { readonly email: string; readonly memberId: string },
): Promise<boolean> => {
  const { email } = own;
  const owner = await trx
    .selectFrom('member')
    .select('member_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return owner !== undefined || (await isReservedForUndo(trx, deps, own));
};

type Confirmation = 'changed' | 'CODE_INVALID' | 'CODE_EXPIRED' | 'EMAIL_UNAVAILABLE';
const confirmInTransaction = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  memberId: string,
  typed: string,
): Promise<Confirmation> => {
  const change = await trx
    .selectFrom('email_change')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  const now = deps.clock.now();
  if (!change || change.expires_at <= now || change.wrong_codes >= mostWrongCodes) return 'CODE_EXPIRED';
  if (codeOf(deps, change.change_id) !== typed) {
    await trx
      .updateTable('email_change')
      .set({ wrong_codes: change.wrong_codes + 1 })
      .where('member_id', '=', memberId)
      .execute();
    return 'CODE_INVALID';
  }
  await trx.deleteFrom('email_change').where('member_id', '=', memberId).execute();
  if (await isTaken(trx, deps, { email: change.new_email, memberId })) return 'EMAIL_UNAVAILABLE';
  const { email: earlier, email_confirmed_at } = await trx
    .selectFrom('member')
    .select(['email', 'email_confirmed_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('member')
    .set({ email: change.new_email, email_confirmed_at: now })
    .where('member_id', '=', memberId)
    .execute();
  // An address that was never confirmed may be a stranger's, who would get the account by the link.
  const undoId = email_confirmed_at
    ? await storeUndo(trx, deps, { member_id: memberId, earlier_email: earlier })
    : null;
  await enqueueJob(trx, deps, { job: mailChanged, payload: { memberId, email: earlier, undoId } });
  return 'changed';
};

/**
 * ACC-045: the address changes once its code is typed; the earlier address gets a mail about it. Throws CODE_INVALID, CODE_EXPIRED, or
 * EMAIL_UNAVAILABLE for an address that an account took meanwhile.
 */
export const confirmEmailChange = async (
  deps: AppDeps,
  memberId: string,
  code: string,
): Promise<MemberRow> => {
  const typed = readDigits(code);
  const result = await deps.db
    .transaction()
    .execute((trx) => confirmInTransaction(trx, deps, memberId, typed))
    .catch(async (cause: unknown): Promise<Confirmation> => {
      if (!isUniqueViolation(cause)) throw cause;
      // Another member confirmed the same address after the check: the proposal ends, as if the check had found it.
      await giveUpEmailChange(deps, memberId);
      return 'EMAIL_UNAVAILABLE';
    });
  if (result !== 'changed') throw createAppError(result, undefined, { field: 'code' });
  deps.jobs.notify();
  return requireMember(deps, memberId);
};
