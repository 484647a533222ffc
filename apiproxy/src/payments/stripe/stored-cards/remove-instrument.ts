import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import { defineJob } from '../../../jobs/job.ts';
import { retryPolicies } from '../../../jobs/retry-policy.ts';
import { type StripeDeps, withStripe } from '../stripe-client.ts';
import { isMissing, unknownResult } from '../stripe-errors.ts';

/** Longer than a hold at Stripe: a payment of the customer is over by then. */
const customerStaysMs = 8 * 24 * 60 * 60_000;
/** A card that is not stored by then is never stored. */
const storedWithinMs = 24 * 60 * 60_000;

/** Deletes the customer at Stripe once the member has no card there: after the last one was removed, or with the account. */
export const deleteStripeCustomer = defineJob<{ customerId: string }>({
  topic: 'delete-stripe-customer',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { customerId } }, deps) => {
    const beingStoredSince = new Date(deps.clock.now().getTime() - storedWithinMs);
    const { numDeletedRows } = await deps.db
      .deleteFrom('stripe_customer')
      .where('customer_id', '=', customerId)
      .where('owner_id', 'not in', (eb) =>
        eb
          .selectFrom('stripe_instrument')
          .select('owner_id')
          .where('removed_at', 'is', null)
          .where((is) =>
            is.or([is('instrument_id', 'is not', null), is('created_at', '>', beingStoredSince)]),
          ),
      )
      .executeTakeFirst();
    const isKept =
      numDeletedRows === 0n &&
      (await deps.db
        .selectFrom('stripe_customer')
        .select('customer_id')
        .where('customer_id', '=', customerId)
        .executeTakeFirst()) !== undefined;
    if (isKept) return;
    try {
      await withStripe(deps).stripe.customers.del(customerId);
    } catch (cause) {
      if (!isMissing(cause)) throw unknownResult(customerId, cause);
    }
  },
});

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
