import { sql } from 'kysely';
import type { ReconcileCheck } from '../../operations/reconcile-check.ts';

/** Our general records agree with those for Stripe; `npm run reconcile` compares them with Stripe's book as well (PAY-009). */
export const stripeChecks: readonly ReconcileCheck[] = [
  {
    name: 'payments at Stripe',
    invariant: 'Each payment that Stripe holds or has taken for us has the id of its intent, and our amount',
    rowCount: () => sql`select count(*) as n from stripe_payment`,
    deviations: () => sql`
      select ours.reference as subject,
        'ours ' || ours.state || ' ' || ours.amount_minor || ', at Stripe ' || coalesce(theirs.intent_id, 'none')
          || ' ' || coalesce(theirs.amount_minor, 0) as found
      from payment_attempt ours
      left join stripe_payment theirs on theirs.reference = ours.reference
      where ours.provider = 'stripe' and ours.state in ('STORED', 'CAPTURED', 'REFUNDED')
        and (theirs.intent_id is null or theirs.state <> 'STARTED' or theirs.amount_minor <> ours.amount_minor
          or theirs.currency <> ours.currency)`,
  },
  {
    name: 'stored cards at Stripe',
    invariant: 'Each payment method that is charged through Stripe is stored there for the same member',
    rowCount: () => sql`select count(*) as n from stripe_instrument`,
    deviations: () => sql`
      select ours.payment_method_id as subject, 'owner ' || coalesce(theirs.owner_id, 'none') as found
      from payment_instrument ours
      left join stripe_instrument theirs
        on theirs.instrument_id = ours.instrument_id and theirs.removed_at is null
      where ours.provider = 'stripe' and ours.removed_at is null and theirs.owner_id is distinct from ours.member_id`,
  },
];
