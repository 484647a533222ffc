import { money } from '@crema/shared-contracts';
import { defineJob } from '../jobs/job.ts';
import { retryPolicies } from '../jobs/retry-policy.ts';

/** Captures the held payment of a stored order. A payment that is being given back is not captured. */
export const capturePayment = defineJob<{ reference: string }>({
  topic: 'capture-payment',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reference } }, { db, payments }) => {
    const attempt = await db
      .selectFrom('payment_attempt')
      .select('state')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (attempt?.state !== 'STORED') return;
    await payments.capture(reference);
    await db
      .updateTable('payment_attempt')
      .set({ state: 'CAPTURED' })
      .where('reference', '=', reference)
      .where('state', '=', 'STORED')
      .execute();
  },
});

/**
 * Releases a payment that is or may be held without an order or a reload, so that nobody pays for what does not exist. A
 * payment that was captured already is refunded, also one of a voided order.
 */
export const releaseOrphanPayment = defineJob<{ reference: string }>({
  topic: 'release-orphan-payment',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reference } }, { db, payments, log }) => {
    const orphan = await db
      .updateTable('payment_attempt')
      .set({ state: 'VOIDING' })
      .where('reference', '=', reference)
      .where('state', 'in', ['STARTED', 'REFUSED', 'VOIDING'])
      .returning(['amount_minor', 'currency'])
      .executeTakeFirst();
    if (!orphan) return;
    const isCaptured = (await payments.void(reference)) === 'captured';
    if (isCaptured)
      await payments.refund(reference, `release-${reference}`, money(orphan.amount_minor, orphan.currency));
    await db
      .updateTable('payment_attempt')
      .set({ state: isCaptured ? 'REFUNDED' : 'VOIDED' })
      .where('reference', '=', reference)
      .execute();
    log.info({ reference, isCaptured }, 'orphan payment released');
  },
});
