import { money, type Currency, type Money } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { Chargeback, FailedRefund, PaymentEvent } from '../payment-provider.ts';
import type { SandboxDeps } from './sandbox-instruments.ts';
import { enqueueWebhook } from './sandbox.jobs.ts';

/** An operator captures a part of a held payment at the sandbox, which releases the rest. */
export const captureLess = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  reference: string,
  amount: Money,
): Promise<void> => {
  await db
    .updateTable('sandbox_payment')
    .set({ state: 'CAPTURED', captured_at: clock.now(), captured_minor: amount.amountMinor })
    .where('reference', '=', reference)
    .where('state', '=', 'HELD')
    .executeTakeFirstOrThrow();
};

const reportChange = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  reference: string,
  type: PaymentEvent['type'],
): Promise<void> => {
  const payment = await trx
    .selectFrom('sandbox_payment')
    .select(['reference', 'purpose', 'subject'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  await enqueueWebhook(trx, deps, payment, type);
};

/** The bank takes a captured payment back, or a part of it, and the sandbox reports it. */
export const chargeBack = (
  deps: Pick<AppDeps, 'db' | 'ids' | 'clock'>,
  reference: string,
  amount: Money,
): Promise<string> =>
  deps.db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('reference', '=', reference)
      .where('state', '=', 'CAPTURED')
      .executeTakeFirst();
    if (!payment) throw new Error(`Cannot charge ${reference} back: expected a captured payment`);
    const chargebackId = `cb_${deps.ids.next()}`;
    await trx
      .insertInto('sandbox_chargeback')
      .values({
        chargeback_id: chargebackId,
        reference,
        amount_minor: amount.amountMinor,
        at: deps.clock.now(),
      })
      .execute();
    await enqueueWebhook(trx, deps, payment, 'payment.charged-back');
    return chargebackId;
  });

/** The bank gives the money of a chargeback back, once, and the sandbox reports it. */
export const returnChargeback = (
  deps: Pick<AppDeps, 'db' | 'ids' | 'clock'>,
  chargebackId: string,
): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const { reference } = await trx
      .updateTable('sandbox_chargeback')
      .set({ returned_at: deps.clock.now() })
      .where('chargeback_id', '=', chargebackId)
      .where('returned_at', 'is', null)
      .returning('reference')
      .executeTakeFirstOrThrow();
    await reportChange(trx, deps, reference, 'payment.chargeback-returned');
  });

/** The customer's bank sends a refund back, once, and the sandbox reports it. */
export const failRefund = (deps: Pick<AppDeps, 'db' | 'ids' | 'clock'>, refundId: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const { reference } = await trx
      .updateTable('sandbox_refund')
      .set({ failed_at: deps.clock.now() })
      .where('refund_id', '=', refundId)
      .where('failed_at', 'is', null)
      .returning('reference')
      .executeTakeFirstOrThrow();
    await reportChange(trx, deps, reference, 'payment.refund-failed');
  });

export const listFailedRefunds = async (
  { db }: Pick<SandboxDeps, 'db'>,
  since: Date,
): Promise<readonly FailedRefund[]> => {
  const rows = await db
    .selectFrom('sandbox_refund as refund')
    .innerJoin('sandbox_payment as payment', 'payment.reference', 'refund.reference')
    .select(['refund_id', 'refund.reference', 'refund.amount_minor', 'currency', 'at', 'failed_at'])
    .where('failed_at', '>=', since)
    .execute();
  return rows.map(({ refund_id, reference, amount_minor, currency, at, failed_at }) => ({
    refundId: refund_id,
    reference,
    amount: money(amount_minor, currency as Currency),
    madeAt: at ?? since,
    at: failed_at ?? since,
  }));
};

export const listChargebacks = async ({ db }: SandboxDeps, since: Date): Promise<readonly Chargeback[]> => {
  const rows = await db
    .selectFrom('sandbox_chargeback')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'sandbox_chargeback.reference')
    .selectAll('sandbox_chargeback')
    .select(['currency', 'purpose', 'subject'])
    .where('at', '>=', since)
    .orderBy('at')
    .execute();
  return rows.map(
    ({ chargeback_id, reference, amount_minor, currency, purpose, subject, at, returned_at }) => ({
      chargebackId: chargeback_id,
      reference,
      purpose,
      subject,
      amount: money(amount_minor, currency as Currency),
      at,
      returnedAt: returned_at,
    }),
  );
};
