import { money, type Currency, type Money } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import { defineJob } from '../jobs/job.ts';
import { retryPolicies } from '../jobs/retry-policy.ts';
import { enqueuePaymentMail } from './chargebacks.ts';
import type { AttemptState } from './payments.tables.ts';
import { refundPayment } from './refunds/refund-payment.ts';

type CaptureDeps = Pick<AppDeps, 'db' | 'clock' | 'ids' | 'log' | 'payments'>;
/** Captures at the provider. Less than we have asked for is an alarm: the customer has paid less than the receipt says. */
const capture = async (
  { payments, log }: Pick<CaptureDeps, 'payments' | 'log'>,
  reference: string,
  heldMinor: number,
): Promise<Money> => {
  const captured = await payments.capture(reference);
  if (captured.amountMinor !== heldMinor)
    log.error(
      { alarm: 'captured-less', reference, heldMinor, captured, command: 'npm run reconcile' },
      'less was captured than was held: look at the payment at the provider',
    );
  return captured;
};

/**
 * Captures a settled payment and returns the state of its attempt: CAPTURED, or another one if the payment is being given back.
 * Throws if the provider does not capture it. A repeated call captures nothing more.
 */
export const captureSettled = async (
  deps: CaptureDeps,
  reference: string,
): Promise<AttemptState | undefined> => {
  const { db, clock } = deps;
  const find = () =>
    db
      .selectFrom('payment_attempt')
      .select(['state', 'amount_minor', 'purpose', 'order_id as subject'])
      .where('reference', '=', reference)
      .executeTakeFirst();
  const attempt = await find();
  if (attempt?.state !== 'STORED') return attempt?.state;
  const amount = await capture(deps, reference, attempt.amount_minor);
  const { amountMinor: captured_minor } = amount;
  if (captured_minor < attempt.amount_minor)
    await enqueuePaymentMail(db, deps, { id: reference, ...attempt, kind: 'captured-less', amount });
  await db
    .updateTable('payment_attempt')
    .set({ state: 'CAPTURED', captured_at: clock.now(), captured_minor })
    .where('reference', '=', reference)
    .where('state', '=', 'STORED')
    .execute();
  return (await find())?.state;
};

/** Captures the held payment of a stored order. A payment that is being given back is not captured. */
export const capturePayment = defineJob<{ reference: string }>({
  topic: 'capture-payment',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reference } }, deps) => {
    await captureSettled(deps, reference);
  },
});

/** Refunds a part of a captured payment, once for a refundId. */
export const refundPart = defineJob<{
  reference: string;
  refundId: string;
  amountMinor: number;
  currency: Currency;
}>({
  topic: 'refund-payment-part',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reference, refundId, amountMinor, currency } }, deps) => {
    await refundPayment(deps, { reference, refundId, amount: money(amountMinor, currency) });
  },
});

/** The provider's id of the refund of a released payment: it is refunded once. */
const releaseIdOf = (reference: string): string => `release-${reference}`;

/**
 * Releases a payment that is or may be held without an order or a reload, so that nobody pays for what does not exist. A
 * payment that was captured already is refunded, also one of a voided order.
 */
export const releaseOrphanPayment = defineJob<{ reference: string }>({
  topic: 'release-orphan-payment',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reference } }, deps) => {
    const { db, clock, payments, log } = deps;
    const orphan = await db
      .updateTable('payment_attempt')
      .set({ state: 'VOIDING' })
      .where('reference', '=', reference)
      .where('state', 'in', ['STARTED', 'REFUSED', 'VOIDING'])
      .returning('amount_minor')
      .executeTakeFirst();
    if (!orphan) return;
    const isCaptured = (await payments.void(reference)) === 'captured';
    // A capture whose reply was lost is known from its release. Capturing again only says what was captured.
    const captured = isCaptured ? await capture(deps, reference, orphan.amount_minor) : undefined;
    if (captured)
      await refundPayment(deps, { reference, refundId: releaseIdOf(reference), amount: captured });
    await db
      .updateTable('payment_attempt')
      .set((eb) => ({
        state: isCaptured ? 'REFUNDED' : 'VOIDED',
        ...(captured && {
          captured_at: eb.fn.coalesce('captured_at', eb.val(clock.now())),
          captured_minor: captured.amountMinor,
        }),
      }))
      .where('reference', '=', reference)
      .execute();
    log.info({ reference, isCaptured }, 'orphan payment released');
  },
});

/**
 * Refunds a released payment whose bank had its money at that time and gave it back since (PAY-007). A payment that was refunded
 * already is not refunded again.
 */
export const refundReturned = defineJob<{ reference: string }>({
  topic: 'refund-returned-payment',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reference } }, deps) => {
    const attempt = await deps.db
      .selectFrom('payment_attempt')
      .select(['state', 'captured_minor', 'currency'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (attempt?.state === 'VOIDING')
      throw new Error(`The payment ${reference} is being released. Its refund is repeated.`);
    if (attempt?.state !== 'REFUNDED' || attempt.captured_minor === null) return;
    const amount = money(attempt.captured_minor, attempt.currency);
    await refundPayment(deps, { reference, refundId: releaseIdOf(reference), amount });
  },
});
