import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Locale } from '@crema/shared-contracts';
import type { PayPalInput, PayPalStatus } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { idOfRequest } from '../../http/idempotency/id-of-request.ts';
import type { Tables } from '../../storage/tables.ts';
import type { ApprovalResult } from '../payment-provider.ts';
import type { PayPalApprovalTable } from '../payments.tables.ts';
import { assertRoom, insertInstrument } from './add-instrument.ts';
import { lockWallet } from './instrument-store.ts';

/** The time in which a member can agree and return. */
export const approvalMs = 30 * 60_000;
/** Our page to which the provider returns; it is not chosen by the client. */
const returnPath = '/account/payment-method/add/paypal';

type Approval = Selectable<PayPalApprovalTable>;
export interface PayPalOutcome {
  readonly approvalId: string;
  readonly memberId: string;
  readonly status: PayPalStatus;
  readonly url: string | null;
  readonly paymentMethodId: string | null;
}

const findApproval = (db: Kysely<Tables>, approvalId: string, memberId: string) =>
  db
    .selectFrom('paypal_approval')
    .selectAll()
    .where('approval_id', '=', approvalId)
    .where('member_id', '=', memberId);

const isOver = ({ state, expires_at }: Approval, { clock }: AppDeps): boolean =>
  state === 'WAITING' && expires_at.getTime() <= clock.now().getTime();
const outcomeOf = (deps: AppDeps, approval: Approval, url: string | null = null): PayPalOutcome => ({
  approvalId: approval.approval_id,
  memberId: approval.member_id,
  status: isOver(approval, deps) ? 'EXPIRED' : approval.state,
  url,
  paymentMethodId: approval.payment_method_id,
});

/** Stores the approval before the provider is called. A repeated requestId finds it. */
const storeApproval = (deps: AppDeps, memberId: string, { requestId, default: isWanted }: PayPalInput) =>
  deps.db.transaction().execute(async (trx) => {
    const approvalId = idOfRequest('approval', memberId, requestId);
    await lockWallet(trx, memberId);
    const earlier = await findApproval(trx, approvalId, memberId).executeTakeFirst();
    if (earlier && earlier.is_default !== (isWanted === true)) throw createAppError('IDEMPOTENCY_CONFLICT');
    if (earlier) return earlier;
    await assertRoom(trx, deps, memberId);
    const now = deps.clock.now().getTime();
    await trx
      .deleteFrom('paypal_approval')
      .where('member_id', '=', memberId)
      .where('state', '<>', 'ADDED')
      .where('expires_at', '<', new Date(now))
      .execute();
    const approval: Approval = {
      approval_id: approvalId,
      member_id: memberId,
      is_default: isWanted === true,
      state: 'WAITING',
      payment_method_id: null,
      expires_at: new Date(now + approvalMs),
    };
    await trx.insertInto('paypal_approval').values(approval).execute();
    return approval;
  });

/** D-97: begins the approval of a PayPal account, idempotent by requestId. Throws PAYMENT_OPTION_OFF (CRD-051). */
export const startPayPal = async (
  deps: AppDeps,
  memberId: string,
  input: PayPalInput,
  locale: Locale,
): Promise<PayPalOutcome> => {
  if (!deps.configuration.newPaymentOptionEnabled.paypal) throw createAppError('PAYMENT_OPTION_OFF');
  const approval = await storeApproval(deps, memberId, input);
  if (outcomeOf(deps, approval).status !== 'WAITING') return outcomeOf(deps, approval);
  const { email } = await deps.db
    .selectFrom('member')
    .select('email')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const returnUrl = new URL(returnPath, deps.publicOrigin);
  returnUrl.searchParams.set('approval', approval.approval_id);
  const url = await deps.payments.startApproval({
    reference: approval.approval_id,
    ownerId: memberId,
    returnUrl: returnUrl.href,
    email,
    locale,
    expiresAt: approval.expires_at,
  });
  return outcomeOf(deps, approval, url);
};

const decided = { cancelled: 'CANCELLED', failed: 'FAILED' } as const;

const requireApproval = async (db: Kysely<Tables>, memberId: string, approvalId: string) => {
  const approval = await findApproval(db, approvalId, memberId).executeTakeFirst();
  if (!approval) throw createAppError('PAYPAL_APPROVAL_UNKNOWN');
  return approval;
};

/** Stores the decision, once. The wallet is locked; the first of several requests stores it. */
const storeDecision = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  approval: Approval,
  result: Exclude<ApprovalResult, { outcome: 'waiting' }>,
): Promise<Approval> => {
  const { approval_id: approvalId, member_id: memberId } = approval;
  const paymentMethodId = idOfRequest('pm', memberId, approvalId);
  const change =
    result.outcome === 'approved'
      ? ({ state: 'ADDED', payment_method_id: paymentMethodId } as const)
      : ({ state: decided[result.outcome] } as const);
  if (result.outcome === 'approved')
    await insertInstrument(trx, deps, {
      memberId,
      paymentMethodId,
      instrument: result.instrument,
      addressId: null,
      isDefault: approval.is_default,
    });
  await trx.updateTable('paypal_approval').set(change).where('approval_id', '=', approvalId).execute();
  return { ...approval, ...change };
};

/**
 * D-97: reads the decision from the provider, not from the URL of the return, and stores the approved account. Valid once, for
 * the member who began it, within 30 minutes: a repeated return finds the first result and stores nothing more.
 */
export const finishPayPal = async (
  deps: AppDeps,
  memberId: string,
  approvalId: string,
): Promise<PayPalOutcome> => {
  const waiting = await requireApproval(deps.db, memberId, approvalId);
  if (outcomeOf(deps, waiting).status !== 'WAITING') return outcomeOf(deps, waiting);
  await assertRoom(deps.db, deps, memberId);
  // The provider is called outside of the transaction; the same reference gets the same result.
  const result = await deps.payments.finishApproval(approvalId);
  if (result.outcome === 'waiting') return outcomeOf(deps, waiting);
  const approval = await deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    const present = await requireApproval(trx, memberId, approvalId);
    return present.state === 'WAITING' ? storeDecision(trx, deps, present, result) : present;
  });
  return outcomeOf(deps, approval);
};
