import type { StripeDeps } from '../stripe-client.ts';

/** The customer at Stripe of a member, created with the first card. No name and no address is sent: our id is enough. */
export const customerOf = async (deps: StripeDeps, ownerId: string): Promise<string> => {
  const { db, clock, stripe } = deps;
  const find = () =>
    db.selectFrom('stripe_customer').select('customer_id').where('owner_id', '=', ownerId).executeTakeFirst();
  const known = await find();
  if (known) return known.customer_id;
  const created = await stripe.customers.create({ metadata: { owner: ownerId } });
  await db
    .insertInto('stripe_customer')
    .values({ owner_id: ownerId, customer_id: created.id, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute();
  const stored = await find();
  if (!stored) throw new Error(`The customer of ${ownerId} was just stored and is not there.`);
  // A parallel request has stored another customer: this one has no card and is deleted.
  if (stored.customer_id !== created.id) await stripe.customers.del(created.id);
  return stored.customer_id;
};
