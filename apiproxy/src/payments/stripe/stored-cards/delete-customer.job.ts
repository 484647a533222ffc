import { defineJob } from '../../../jobs/job.ts';
import { retryPolicies } from '../../../jobs/retry-policy.ts';
import { withStripe } from '../stripe-client.ts';
import { isMissing, unknownResult } from '../stripe-errors.ts';

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
