import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { mailConfirmation } from './mail-confirmation.job.ts';
import { confirmationTokens } from './confirmation-token.ts';

/** D-158: how long a mailed link works. */
export const linkLifetimeMs = 24 * 60 * 60_000;

/**
 * Stores a link for the member's address and the job that mails it, in the caller's transaction. Earlier links of the member
 * end. Call `deps.jobs.notify()` after the commit.
 */
export const sendConfirmation = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  { member_id, email }: { readonly member_id: string; readonly email: string },
): Promise<void> => {
  await trx
    .deleteFrom('email_confirmation')
    .where('member_id', '=', member_id)
    .where('used_at', 'is', null)
    .execute();
  const confirmationId = deps.ids.next();
  await trx
    .insertInto('email_confirmation')
    .values({
      confirmation_id: confirmationId,
      member_id,
      email,
      expires_at: new Date(deps.clock.now().getTime() + linkLifetimeMs),
    })
    .execute();
  await enqueueJob(trx, deps, { job: mailConfirmation, payload: { confirmationId } });
};

/**
 * Mails the member the link again. Resolves to `confirmed`, without a mail, if the address is confirmed already.
 */
export const sendConfirmationAgain = (deps: AppDeps, memberId: string): Promise<'sent' | 'confirmed'> =>
  deps.db.transaction().execute(async (trx) => {
    const member = await trx
      .selectFrom('member')
      .select(['member_id', 'email', 'email_confirmed_at'])
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    if (!member) throw createAppError('UNAUTHENTICATED');
    if (member.email_confirmed_at) return 'confirmed';
    await sendConfirmation(trx, deps, member);
    return 'sent';
  });

/** Whether this link has confirmed the address that the member still has: who opens it again reads so. */
const hasConfirmed = async (trx: Transaction<Tables>, id: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('email_confirmation')
    .innerJoin('member', (join) =>
      join
        .onRef('member.member_id', '=', 'email_confirmation.member_id')
        .onRef('member.email', '=', 'email_confirmation.email'),
    )
    .select('confirmation_id')
    .where('confirmation_id', '=', id)
    .where('used_at', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Confirms the address of a mailed link, once; a repeated use changes nothing. Throws EMAIL_LINK_INVALID for an unknown or expired link,
 * or another address.
 */
export const confirmEmail = (deps: AppDeps, token: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const id = confirmationTokens.idOfToken(deps, token);
    const now = deps.clock.now();
    const link =
      id === undefined
        ? undefined
        : await trx
            .updateTable('email_confirmation')
            .set({ used_at: now })
            .where('confirmation_id', '=', id)
            .where('used_at', 'is', null)
            .where('expires_at', '>', now)
            .returning(['member_id', 'email'])
            .executeTakeFirst();
    const confirmed =
      link &&
      (await trx
        .updateTable('member')
        .set({ email_confirmed_at: now })
        .where('member_id', '=', link.member_id)
        .where('email', '=', link.email)
        .returning('member_id')
        .executeTakeFirst());
    if (!confirmed && !(id !== undefined && (await hasConfirmed(trx, id))))
      throw createAppError('EMAIL_LINK_INVALID');
  });

/** D-158: transfers wait for the confirmation. Throws EMAIL_NOT_CONFIRMED. */
export const assertConfirmedEmail = async (db: Kysely<Tables>, memberId: string): Promise<void> => {
  const member = await db
    .selectFrom('member')
    .select('email_confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!member?.email_confirmed_at) throw createAppError('EMAIL_NOT_CONFIRMED');
};
