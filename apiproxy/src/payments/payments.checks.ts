import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';
import { alwaysChargeable } from './instruments/instrument-store.ts';

/** Captures are due at once, releases after some minutes; a failed attempt is repeated within 72 minutes. */
const settledWithinMs = 2 * 60 * 60_000;

export const paymentsChecks: readonly ReconcileCheck[] = [
  {
    name: 'open payments',
    invariant:
      'Within two hours a job will capture each payment of an order, and let go of each payment without one',
    rowCount: () => sql`select count(*) as n from payment_attempt`,
    deviations: (now) => sql`
      select reference as subject, state || ', and no job that will settle it soon' as found from payment_attempt
      where state not in ('CAPTURED', 'VOIDED', 'REFUNDED') and not exists (
        select from job
        where done_at is null and dead_at is null and run_at < ${new Date(now.getTime() + settledWithinMs)}
          and dedupe_key in (
            case state when 'STORED' then 'capture-payment:' else 'release-orphan-payment:' end || reference,
            case state when 'VOIDING' then 'return-payment:' || reference end))`,
  },
  {
    name: 'one payment an order',
    invariant: 'No order has two settled payments, and no settled payment is without an order',
    rowCount: () => sql`select count(distinct order_id) as n from payment_attempt where purpose = 'order'`,
    deviations: () => sql`
      select attempt.order_id as subject,
        count(*) || ' settled, ' || count(orders.order_id) || ' of a stored order' as found
      from payment_attempt attempt
      left join orders on orders.order_id = attempt.order_id
      where purpose = 'order' and state in ('STORED', 'CAPTURED')
      group by attempt.order_id
      having count(*) > 1 or count(orders.order_id) = 0`,
  },
  {
    name: 'payment methods',
    invariant:
      'The provider has the card of each payment method, with the same last digits; one that can be charged is the default',
    rowCount: () => sql`select count(*) as n from payment_instrument where removed_at is null`,
    deviations: () => sql`
      select ours.payment_method_id as subject, 'last digits ' || ours.last_four || ', at the provider '
          || coalesce(theirs.last_four, 'none') || ', defaults ' || (
            select count(*) from payment_instrument other
            where other.member_id = ours.member_id and other.removed_at is null and other.is_default) as found
      from payment_instrument ours
      left join sandbox_instrument theirs on theirs.instrument_id = ours.instrument_id and theirs.removed_at is null
      where ours.removed_at is null and (ours.last_four is distinct from theirs.last_four or ours.payment_type in (${sql.join(alwaysChargeable)}) and not exists (
        select from payment_instrument other
        where other.member_id = ours.member_id and other.removed_at is null and other.is_default))`,
  },
];
