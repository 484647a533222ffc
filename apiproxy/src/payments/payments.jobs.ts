import type { JobHandler } from '../jobs/job.ts';

/** Takes the held money of a stored order. */
export const capturePayment: JobHandler = async ({ payload }, { db, payments }) => {
  const reference = String(payload['reference']);
  await payments.capture(reference);
  await db
    .updateTable('payment_attempt')
    .set({ state: 'CAPTURED' })
    .where('reference', '=', reference)
    .where('state', '=', 'STORED')
    .execute();
};

/** Lets go of money that was held, or may have been, for an order that never came: nobody pays for nothing. */
export const releaseOrphanPayment: JobHandler = async ({ payload }, { db, payments, log }) => {
  const reference = String(payload['reference']);
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
};
