import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import type { StripeDeps } from '../stripe-client.ts';
import { deleteStripeCustomer } from './delete-customer.job.ts';

/** Longer than a hold at Stripe: a payment of the customer is over by then. */
const customerStaysMs = 8 * 24 * 60 * 60_000;
const detach = async ({ stripe }: StripeDeps, instrumentId: string): Promise<void> => {
  const { customer } = await stripe.paymentMethods.retrieve(instrumentId);
  if (customer !== null) await stripe.paymentMethods.detach(instrumentId);
};

/** Detaches the card. It is marked first, so that no payment begins with it meanwhile; a repeated call detaches what a crash has left. */
export const removeInstrument = async (deps: StripeDeps, instrumentId: string): Promise<void> => {
  const { db, clock } = deps;
  await db
    .updateTable('stripe_instrument')
    .set({ removed_at: clock.now() })
    .where('instrument_id', '=', instrumentId)
    .where('removed_at', 'is', null)
    .execute();
  const row = await db
    .selectFrom('stripe_instrument')
    .select('customer_id')
    .where('instrument_id', '=', instrumentId)
    .executeTakeFirst();
  if (!row) return;
  await detach(deps, instrumentId);
  if (row.customer_id === null) return;
  await enqueueJob(db, deps, {
    job: deleteStripeCustomer,
    payload: { customerId: row.customer_id },
    runAt: new Date(clock.now().getTime() + customerStaysMs),
    dedupeKey: `delete-stripe-customer:${instrumentId}`,
  });
};
