import { defineJob } from '../jobs/job.ts';
import { retryPolicies } from '../jobs/retry-policy.ts';

/** Takes the held money of a stored order. */
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

/** Lets go of money that was held, or may have been, for an order that never came: nobody pays for nothing. */
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
