import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { ApprovalRequest, ApprovalResult } from '../payment-provider.ts';
import type { SandboxApprovalState } from './sandbox.tables.ts';
import { toInstrument, type SandboxDeps } from './sandbox-instruments.ts';

/** `noor@example.com` as `n•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*@/u, '$1•••@');

/** An account whose address begins with `declines` can be added; each charge is refused with 121065. */
const declining = /^declines/i;

export const startApproval = async (
  { db, random, vaultOrigin }: SandboxDeps,
  { reference, returnUrl, email, locale, expiresAt }: ApprovalRequest,
): Promise<string> => {
  const row = {
    reference,
    approval_key: random.bytes(24).toString('base64url'),
    state: 'WAITING' as const,
    account_name: null,
    reaction: null,
    return_url: returnUrl,
    email,
    locale,
    expires_at: expiresAt,
  };
  await db
    .insertInto('sandbox_approval')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const { approval_key } = await db
    .selectFrom('sandbox_approval')
    .select('approval_key')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return `${vaultOrigin}/paypal/${approval_key}`;
};

export const findSandboxApproval = (db: Kysely<Tables>, key: string) =>
  db.selectFrom('sandbox_approval').selectAll().where('approval_key', '=', key).executeTakeFirst();

interface Decision {
  readonly key: string;
  readonly state: Exclude<SandboxApprovalState, 'WAITING'>;
  /** The account's address, when the customer agrees. */
  readonly email?: string;
}
/** Stores the customer's decision, once and in time; the first one counts. */
export const decideApproval = async (
  { db, clock }: Pick<SandboxDeps, 'db' | 'clock'>,
  { key, state, email }: Decision,
): Promise<void> => {
  const account = email !== undefined && {
    account_name: maskEmail(email),
    reaction: declining.test(email) ? 'PAYMENT_DECLINED' : 'approves',
  };
  await db
    .updateTable('sandbox_approval')
    .set({ state, ...account })
    .where('approval_key', '=', key)
    .where('state', '=', 'WAITING')
    .where('expires_at', '>', clock.now())
    .execute();
};

const unapproved: Readonly<Record<Exclude<SandboxApprovalState, 'APPROVED'>, ApprovalResult>> = {
  WAITING: { outcome: 'waiting' },
  CANCELLED: { outcome: 'cancelled' },
  FAILED: { outcome: 'failed' },
};

/** The agreement is stored as an instrument under the approval's reference. */
export const finishApproval = async (
  { db, ids }: SandboxDeps,
  reference: string,
): Promise<ApprovalResult> => {
  const approval = await db
    .selectFrom('sandbox_approval')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (approval?.state !== 'APPROVED') return unapproved[approval?.state ?? 'FAILED'];
  const { account_name, reaction } = approval;
  await db
    .insertInto('sandbox_instrument')
    .values({
      instrument_id: `in_${ids.next()}`,
      reference,
      reaction: reaction ?? 'approves',
      reason: reaction === 'PAYMENT_DECLINED' ? '121065' : null,
      brand: 'paypal',
      last_four: '',
      account_name,
      expiry_month: null,
      expiry_year: null,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const stored = await db
    .selectFrom('sandbox_instrument')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { outcome: 'approved', instrument: toInstrument(stored) };
};
