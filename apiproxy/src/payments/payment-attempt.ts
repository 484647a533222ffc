import type { Money } from '@crema/shared-contracts';
import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { Tables } from '../storage/tables.ts';
import type { AuthoriseResult, PaymentPurpose } from './payment-provider.ts';
import { capturePayment, releaseOrphanPayment } from './payments.jobs.ts';
import { hashOfToken } from './sandbox/token-hash.ts';

/**
 * The delay is longer than a price is valid, so that no order is still being placed when the payment is
 * released.
 */
export const orphanAfterMs = 15 * 60_000;

export interface Charge {
  readonly orderId: string;
  readonly token: string;
  readonly amount: Money;
}
const purpose = 'order' satisfies PaymentPurpose;
/** One reference per order and card, for all attempts. */
export const referenceOf = ({ orderId, token }: Pick<Charge, 'orderId' | 'token'>): string =>
  `${orderId}-${hashOfToken(token).slice(0, 16)}`;

/**
 * The attempt is stored before the provider is called, together with the job that releases the payment if no
 * order follows.
 */
const startAttempt = async (deps: AppDeps, reference: string, { orderId, amount }: Charge): Promise<void> => {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('payment_attempt')
      .values({
        reference,
        purpose,
        order_id: orderId,
        amount_minor: amount.amountMinor,
        currency: amount.currency,
        state: 'STARTED',
        error_code: null,
        brand: null,
        last_four: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    await enqueueJob(trx, deps, {
      job: releaseOrphanPayment,
      payload: { reference },
      runAt: new Date(now.getTime() + orphanAfterMs),
      dedupeKey: `release-orphan-payment:${reference}`,
    });
  });
};

const set = (db: Kysely<Tables>, reference: string) =>
  db.updateTable('payment_attempt').where('reference', '=', reference);

/**
 * Holds the amount on the card, once per order and card: after a crash or a lost reply the same call finds the earlier
 * hold. Throws if it is unknown whether the provider holds the amount; the release job settles that case.
 */
export const chargeCard = async (deps: AppDeps, charge: Charge): Promise<AuthoriseResult> => {
  const reference = referenceOf(charge);
  await startAttempt(deps, reference, charge);
  const result = await deps.payments.authorise({
    reference,
    purpose,
    subject: charge.orderId,
    source: { kind: 'token', token: charge.token },
    amount: charge.amount,
  });
  if (result.outcome === 'authorised') {
    const { brand, lastFour } = result.authorisation;
    await set(deps.db, reference).set({ brand, last_four: lastFour }).execute();
  } else if (result.outcome === 'refused')
    await set(deps.db, reference)
      .set({ state: 'REFUSED', error_code: result.errorCode })
      .where('state', '=', 'STARTED')
      .execute();
  return result;
};

/**
 * Assigns the held payment to the order, in the transaction that stores the order, and enqueues the capture. False if
 * the release job was faster: then the order must not be stored.
 */
export const settleAttempt = async (
  db: Transaction<Tables>,
  deps: AppDeps,
  reference: string,
): Promise<boolean> => {
  const settled = await set(db, reference)
    .set({ state: 'STORED', error_code: null })
    .where('state', 'in', ['STARTED', 'REFUSED'])
    .returning('reference')
    .executeTakeFirst();
  if (!settled) return false;
  await enqueueJob(db, deps, {
    job: capturePayment,
    payload: { reference },
    dedupeKey: `capture-payment:${reference}`,
  });
  return true;
};
