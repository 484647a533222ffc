import { defineJob } from '../jobs/job.ts';
import { retryPolicies } from '../jobs/retry-policy.ts';

/** Captures the held payment of a stored order. */
export const capturePayment = defineJob<{ reference: string }>({
  topic: 'capture-payment',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reference } }, { db, payments }) => {
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
 * Releases a payment that is or may be held without an order, so that no guest pays for an order that does not exist.
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
      .returning('reference')
      .executeTakeFirst();
    if (!orphan) return;
    await payments.void(reference);
    await db
      .updateTable('payment_attempt')
      .set({ state: 'VOIDED' })
      .where('reference', '=', reference)
      .execute();
    log.info({ reference }, 'orphan payment released');
  },
});
