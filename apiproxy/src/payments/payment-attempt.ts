import type { ServerErrorCode } from '@crema/shared-contracts';
import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { Tables } from '../storage/tables.ts';
import type { AuthoriseRequest, AuthoriseResult } from './payment-provider.ts';
import { capturePayment, releaseOrphanPayment } from './payments.jobs.ts';
import { hashOfToken } from './token-hash.ts';

/**
 * The delay is longer than a price is valid, so that no order is still being placed when the payment is
 * released.
 */
export const orphanAfterMs = 15 * 60_000;

/** The payment with its source. The reference is unique per payment. */
export type Charge = AuthoriseRequest;
interface OrderCard {
  readonly orderId: string;
  /** The token, or the payment method's id. */
  readonly card: string;
}
/** One reference per order and card: a repeated request finds the earlier hold. */
export const referenceOf = ({ orderId, card }: OrderCard): string =>
  `${orderId}-${hashOfToken(card).slice(0, 16)}`;

/** The bank's decisions. Any other refusal leaves open whether the provider holds the amount. */
const decisions: readonly string[] = ['PAYMENT_DECLINED', 'PAYMENT_CARD_EXPIRED', 'PAYMENT_REVIEW'];
export const isDecision = (errorCode: string | null): boolean => decisions.includes(errorCode ?? '');
const ended: readonly string[] = ['VOIDING', 'VOIDED', 'REFUNDED'];

/**
 * The reference of a stored payment method for an order. After the bank has refused it, or its payment was released, the customer
 * may try it again: the next payment has a reference of its own, since the provider answers an earlier one with its old result.
 * `endedReference` is a payment that is over although its release job has not run yet.
 */
export const referenceOfNext = async (
  db: Kysely<Tables>,
  order: OrderCard & { readonly endedReference?: string | undefined },
): Promise<string> => {
  const base = referenceOf(order);
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['reference', 'state', 'error_code'])
    .where('order_id', '=', order.orderId)
    .where('reference', 'like', `${base}%`)
    .execute();
  const isOver = ({ reference, state, error_code }: (typeof attempts)[number]) =>
    reference === order.endedReference ||
    ended.includes(state) ||
    (state === 'REFUSED' && isDecision(error_code));
  const numberOf = ({ reference }: (typeof attempts)[number]) => Number(reference.slice(base.length + 1));
  const next = Math.max(-1, ...attempts.filter(isOver).map(numberOf)) + 1;
  return next === 0 ? base : `${base}-${next}`;
};

/**
 * The attempt is stored before the provider is called, together with the job that releases the payment if no
 * order follows.
 */
const startAttempt = async (
  deps: AppDeps,
  { reference, purpose, subject, amount }: Charge,
): Promise<void> => {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('payment_attempt')
      .values({
        reference,
        provider: deps.paymentModule.name,
        purpose,
        order_id: subject,
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
 * Holds the amount, once per reference: after a crash or a lost reply the same call finds the earlier hold. Throws if it is
 * unknown whether the provider holds the amount; the release job settles that case.
 */
export const charge = async (deps: AppDeps, request: Charge): Promise<AuthoriseResult> => {
  const { reference } = request;
  await startAttempt(deps, request);
  return recordResult(deps, reference, await deps.payments.authorise(request));
};

/** Stores the result of an attempt that the provider has decided. */
export const recordResult = async (
  deps: AppDeps,
  reference: string,
  result: AuthoriseResult,
): Promise<AuthoriseResult> => {
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
 * Assigns the held payment to what it pays, in the transaction that stores what was bought, and enqueues the capture. Throws
 * `lateCode` if the release job was faster: then nothing may be stored.
 */
export const settleAttempt = async (
  db: Transaction<Tables>,
  deps: AppDeps,
  reference: string,
  lateCode: ServerErrorCode,
): Promise<void> => {
  const settled = await set(db, reference)
    .set({ state: 'STORED', error_code: null })
    .where('state', 'in', ['STARTED', 'REFUSED'])
    .returning('reference')
    .executeTakeFirst();
  if (!settled) throw createAppError(lateCode);
  await enqueueJob(db, deps, {
    job: capturePayment,
    payload: { reference },
    dedupeKey: `capture-payment:${reference}`,
  });
};

/** The dedupe key of the job that gives back the payment of a voided order. */
const returnKey = (reference: string): string => `return-payment:${reference}`;

/**
 * Gives back a settled payment, in the transaction that voids what it paid: a job releases what is held, or refunds what was
 * captured. A repeated call changes nothing.
 */
export const returnPayment = async (
  db: Transaction<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  reference: string,
): Promise<void> => {
  await set(db, reference).set({ state: 'VOIDING' }).where('state', 'in', ['STORED', 'CAPTURED']).execute();
  await enqueueJob(db, deps, {
    job: releaseOrphanPayment,
    payload: { reference },
    dedupeKey: returnKey(reference),
  });
};

/**
 * Whether the release job has ended an attempt that the provider had not decided, or whose decision was lost. Throws while the job is
 * ending it: until then the amount may be held.
 */
export const isReleasedUndecided = async (db: Kysely<Tables>, reference: string): Promise<boolean> => {
  const attempt = await db
    .selectFrom('payment_attempt')
    .select(['state', 'error_code'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (attempt?.state === 'VOIDING')
    throw new Error(`The payment ${reference} is being released. The job is repeated.`);
  return (attempt?.state === 'VOIDED' || attempt?.state === 'REFUNDED') && attempt.error_code === null;
};

/** The dedupe key of the job that applies the provider's decision; a webhook makes the job run at once. */
export const settleKey = (reference: string): string => `settle-payment:${reference}`;

const runNow = async ({ db, clock, jobs }: AppDeps, dedupeKey: string): Promise<void> => {
  await db
    .updateTable('job')
    .set({ run_at: clock.now() })
    .where('dedupe_key', '=', dedupeKey)
    .where('done_at', 'is', null)
    .where('run_at', '>', clock.now())
    .execute();
  jobs.notify();
};
/** Releases what is held under the reference now instead of `orphanAfterMs` later. */
export const releaseNow = (deps: AppDeps, reference: string): Promise<void> =>
  runNow(deps, `release-orphan-payment:${reference}`);
/** The provider has decided: the job of `settleKey` runs at once. */
export const settleNow = (deps: AppDeps, reference: string): Promise<void> =>
  runNow(deps, settleKey(reference));
