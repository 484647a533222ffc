import type { StripeDeps } from '../stripe-client.ts';
import { isMissingCustomer, withKey } from '../stripe-errors.ts';
import type { InstrumentRow } from './instrument-rows.ts';

type Owned = Pick<InstrumentRow, 'owner_id' | 'reference'>;

/**
 * The customer at Stripe of a member, created with the first card. No name and no address is sent: our id is enough. The key has the
 * reference of the card, because a deleted customer must not come back under it.
 */
const customerOf = async (deps: StripeDeps, { owner_id, reference }: Owned, key: string): Promise<string> => {
  const { db, clock, stripe } = deps;
  const find = () =>
    db
      .selectFrom('stripe_customer')
      .select('customer_id')
      .where('owner_id', '=', owner_id)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.customer_id;
  const created = await withKey(deps, `${reference}-${key}`, (options) =>
    stripe.customers.create({ metadata: { owner: owner_id } }, options),
  );
  await db
    .insertInto('stripe_customer')
    .values({ owner_id, customer_id: created.id, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute();
  const stored = await find();
  if (!stored) throw new Error(`The customer of ${owner_id} was just stored and is not there.`);
  // A parallel request has stored another customer: this one has no card and is deleted.
  if (stored.customer_id !== created.id) await stripe.customers.del(created.id);
  return stored.customer_id;
};

/**
 * Runs a step with the customer of a member. A customer that Stripe does not know, because another account or mode has created it or the
 * dashboard has deleted it, is replaced once.
 */
export const withCustomer = async <Result>(
  deps: StripeDeps,
  owned: Owned,
  step: (customer: string) => Promise<Result>,
): Promise<Result> => {
  const customer = await customerOf(deps, owned, 'customer');
  try {
    return await step(customer);
  } catch (cause) {
    if (!isMissingCustomer(cause)) throw cause;
    await deps.db.deleteFrom('stripe_customer').where('customer_id', '=', customer).execute();
    return step(await customerOf(deps, owned, 'next-customer'));
  }
};
