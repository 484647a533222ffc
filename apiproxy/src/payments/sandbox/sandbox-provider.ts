import { money, type Currency, type Money } from '@crema/shared-contracts';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type {
  AcceptedRefund,
  Authorisation,
  AuthoriseRequest,
  AuthoriseResult,
  InstrumentBrand,
  PaymentProvider,
} from '../payment-provider.ts';
import type { PaymentErrorCode, RefusalReason } from '../payment-refusal.ts';
import {
  findInstrument,
  passing,
  removeInstrument,
  storeInstrument,
  useToken,
  type SandboxDeps,
} from './sandbox-instruments.ts';
import { listChargebacks, listFailedRefunds } from './sandbox-chargebacks.ts';
import { finishApproval, startApproval } from './sandbox-approvals.ts';
import { decidePending, pendingMs, enqueueWebhook } from './sandbox.jobs.ts';
import { findEvent, readSignedWebhook } from './webhook-signature.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';

type Row = Selectable<Tables['sandbox_payment']>;
type Captured = Pick<Row, 'captured_minor' | 'amount_minor' | 'currency'>;

const refused = (errorCode: PaymentErrorCode, reason: string | null = null): AuthoriseResult => ({
  outcome: 'refused',
  errorCode,
  ...(reason !== null && { reason: reason as RefusalReason }),
});
const toResult = (row: Row, { vaultOrigin }: SandboxDeps): AuthoriseResult => {
  if (row.state === 'REFUSED') return refused(row.error_code as PaymentErrorCode, row.reason);
  if (row.state === 'VOIDED') return refused('PAYMENT_DECLINED');
  if (row.state === 'PENDING') return { outcome: 'pending' };
  if (row.state === 'ACTION' && row.action)
    return {
      outcome: 'action-required',
      action: { kind: row.action, url: `${vaultOrigin}/bank/${row.action_key}` },
    };
  const { reference, brand, last_four } = row;
  const authorisation: Authorisation = { reference, brand: brand as InstrumentBrand, lastFour: last_four };
  return { outcome: 'authorised', authorisation };
};

const findPayment = (db: Kysely<Tables>, reference: string) =>
  db.selectFrom('sandbox_payment').selectAll().where('reference', '=', reference).forUpdate();

/** The customer is present only if there is a page to return to; without it an action is refused. */
const decide = (
  reaction: string,
  returnUrl: string | undefined,
): Pick<Row, 'state' | 'error_code' | 'action'> => {
  const action = reaction === 'challenges' ? 'challenge' : reaction === 'redirects' ? 'redirect' : null;
  if (action && returnUrl === undefined)
    return { state: 'REFUSED', error_code: 'PAYMENT_REVIEW', action: null };
  if (action) return { state: 'ACTION', error_code: null, action };
  return { state: reaction === 'pends' ? 'PENDING' : 'HELD', error_code: null, action: null };
};

/** The card of 121063 pays an amount once: the bank takes a second payment of the same amount for a repeated one. */
const findDuplicate = async (
  db: Kysely<Tables>,
  { source, amount }: AuthoriseRequest,
  charged: { readonly reason: string | null } | undefined,
): Promise<PaymentErrorCode | undefined> => {
  if (source.kind !== 'instrument' || charged?.reason !== '121063') return undefined;
  const earlier = await db
    .selectFrom('sandbox_payment')
    .select('reference')
    .where('instrument_id', '=', source.instrumentId)
    .where('amount_minor', '=', amount.amountMinor)
    .where('state', 'in', ['HELD', 'CAPTURED'])
    .executeTakeFirst();
  return earlier && 'PAYMENT_DECLINED';
};

const authorise = async (deps: SandboxDeps, request: AuthoriseRequest): Promise<AuthoriseResult> =>
  deps.db.transaction().execute(async (db) => {
    const { reference, source, amount, returnUrl } = request;
    const used =
      source.kind === 'token' ? await useToken(db, deps, { reference, token: source.token }) : undefined;
    const earlier = await findPayment(db, reference).executeTakeFirst();
    if (earlier) return toResult(earlier, deps);
    const card =
      source.kind === 'instrument' ? await findInstrument(db, deps, source.instrumentId) : undefined;
    const charged = used?.token ?? card?.card;
    const errorCode = used?.errorCode ?? card?.errorCode ?? (await findDuplicate(db, request, charged));
    if (!charged || (errorCode && passing.has(errorCode)))
      return refused(errorCode ?? 'PAYMENT_TOKEN_UNKNOWN', charged?.reason);
    const decision = errorCode
      ? { state: 'REFUSED' as const, error_code: errorCode, action: null }
      : decide(charged.reaction, returnUrl);
    await db
      .insertInto('sandbox_payment')
      .values({
        ...decision,
        reason: errorCode === 'PAYMENT_CARD_EXPIRED' ? null : charged.reason,
        reference,
        purpose: request.purpose,
        subject: request.subject,
        instrument_id: source.kind === 'instrument' ? source.instrumentId : null,
        action_key: decision.action && deps.random.bytes(24).toString('base64url'),
        return_url: returnUrl ?? null,
        amount_minor: amount.amountMinor,
        refunded_minor: 0,
        currency: amount.currency,
        brand: charged.brand,
        last_four: charged.last_four,
        risk: request.risk ? JSON.stringify(request.risk) : null,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    if (decision.state === 'PENDING')
      await enqueueJob(db, deps, {
        job: decidePending,
        payload: { reference },
        runAt: new Date(deps.clock.now().getTime() + pendingMs),
        dedupeKey: `sandbox-decide:${reference}`,
      });
    return toResult(await findPayment(db, reference).executeTakeFirstOrThrow(), deps);
  });

const amountIn = ({ currency }: Pick<Row, 'currency'>, amountMinor: number): Money =>
  money(amountMinor, currency as Currency);
const capturedMoney = (payment: Captured): Money =>
  amountIn(payment, payment.captured_minor ?? payment.amount_minor);

const capture = async ({ db, clock }: SandboxDeps, reference: string): Promise<Money> => {
  const captured = await db
    .updateTable('sandbox_payment')
    .set((eb) => ({ state: 'CAPTURED', captured_at: eb.fn.coalesce('captured_at', eb.val(clock.now())) }))
    .where('reference', '=', reference)
    .where('state', 'in', ['HELD', 'CAPTURED'])
    .returning(['captured_minor', 'amount_minor', 'currency'])
    .executeTakeFirst();
  if (!captured)
    throw new Error(`Cannot capture ${reference}: nothing is held under this reference. Authorise it first.`);
  return capturedMoney(captured);
};

/** An unknown reference is stored as void, so that a later authorisation under it fails. */
const voidPayment = async ({ db }: SandboxDeps, reference: string): Promise<'released' | 'captured'> => {
  await db
    .insertInto('sandbox_payment')
    .values({
      reference,
      state: 'VOIDED',
      error_code: null,
      reason: null,
      amount_minor: 0,
      refunded_minor: 0,
      currency: '',
      brand: '',
      last_four: '',
      purpose: 'order',
      subject: '',
      instrument_id: null,
      action: null,
      action_key: null,
      return_url: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet({ state: 'VOIDED' })
        .where('sandbox_payment.state', 'in', ['ACTION', 'PENDING', 'HELD']),
    )
    .execute();
  const { state } = await findPayment(db, reference).executeTakeFirstOrThrow();
  return state === 'CAPTURED' ? 'captured' : 'released';
};

const refund = async (
  deps: SandboxDeps,
  reference: string,
  refundId: string,
  amountMinor: number,
): Promise<readonly AcceptedRefund[] | 'charged-back'> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const payment = await findPayment(trx, reference).executeTakeFirst();
    const earlier = await trx
      .selectFrom('sandbox_refund')
      .select(['amount_minor', 'at'])
      .where('refund_id', '=', refundId)
      .executeTakeFirst();
    if (earlier && payment)
      return [{ refundId, amount: amountIn(payment, earlier.amount_minor), madeAt: earlier.at ?? now }];
    const takenBack = await trx
      .selectFrom('sandbox_chargeback')
      .select('chargeback_id')
      .where('reference', '=', reference)
      .where('returned_at', 'is', null)
      .executeTakeFirst();
    if (takenBack) return 'charged-back';
    if (
      payment?.state !== 'CAPTURED' ||
      payment.refunded_minor + amountMinor > capturedMoney(payment).amountMinor
    )
      throw new Error(
        `Cannot refund ${amountMinor} of ${reference}: expected a captured payment of at least this amount`,
      );
    await trx
      .insertInto('sandbox_refund')
      .values({ refund_id: refundId, reference, amount_minor: amountMinor, at: now })
      .execute();
    await trx
      .updateTable('sandbox_payment')
      .set({ refunded_minor: payment.refunded_minor + amountMinor })
      .where('reference', '=', reference)
      .execute();
    await enqueueWebhook(trx, deps, payment, 'payment.refunded');
    return [{ refundId, amount: amountIn(payment, amountMinor), madeAt: now }];
  });

/**
 * The built-in payment provider for development and demonstrations. It has its own records and decides by the
 * test card of the token.
 */
export const createSandboxProvider = (deps: SandboxDeps): PaymentProvider => ({
  authorise: (request) => authorise(deps, request),
  find: async (reference) => {
    const row = await findPayment(deps.db, reference).executeTakeFirst();
    return row && toResult(row, deps);
  },
  capture: (reference) => capture(deps, reference),
  void: (reference) => voidPayment(deps, reference),
  refund: (reference, refundId, amount) => refund(deps, reference, refundId, amount.amountMinor),
  // Operators make no refunds in the sandbox.
  listOperatorRefunds: async () => [],
  listFailedRefunds: (since) => listFailedRefunds(deps, since),
  listChargebacks: (since) => listChargebacks(deps, since),
  storeInstrument: (request) => storeInstrument(deps, request),
  // Every visitor of a demonstration uses the same test cards: they are not counted.
  fingerprintOf: async () => undefined,
  startApproval: (request) => startApproval(deps, request),
  finishApproval: (reference) => finishApproval(deps, reference),
  removeInstrument: (instrumentId) => removeInstrument(deps, instrumentId),
  readWebhook: (body, signature) => readSignedWebhook(deps, body, signature),
  eventOf: (webhook) => findEvent(deps, webhook),
});
