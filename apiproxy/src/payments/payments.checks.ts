import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';

export const paymentsChecks: readonly ReconcileCheck[] = [
  {
    name: 'open payments',
    holds: 'A job will capture each payment of an order, and let go of each payment without one',
    counted: () => sql`select count(*) as n from payment_attempt`,
    deviations: () => sql`
      select reference as subject, state || ', and no job that will settle it' as found from payment_attempt
      where state not in ('CAPTURED', 'VOIDED') and not exists (
        select from job
        where done_at is null and dead_at is null
          and dedupe_key = case state when 'STORED' then 'capture-payment:' else 'release-orphan-payment:' end || reference)`,
  },
  {
    name: 'one payment an order',
    holds: 'No order has two settled payments, and no settled payment is without an order',
    counted: () => sql`select count(distinct order_id) as n from payment_attempt`,
    deviations: () => sql`
      select attempt.order_id as subject,
        count(*) || ' settled, ' || count(orders.order_id) || ' of a stored order' as found
      from payment_attempt attempt
      left join orders on orders.order_id = attempt.order_id
      where state in ('STORED', 'CAPTURED')
      group by attempt.order_id
      having count(*) > 1 or count(orders.order_id) = 0`,
  },
];
