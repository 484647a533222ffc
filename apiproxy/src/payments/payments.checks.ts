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
    invariant: 'Of the payment methods of a member that can be charged, one is the default',
    rowCount: () => sql`select count(*) as n from payment_instrument where removed_at is null`,
    deviations: () => sql`
      select payment_method_id as subject, 'can be charged, and the member has no default' as found
      from payment_instrument ours
      where removed_at is null and payment_type in (${sql.join(alwaysChargeable)}) and not exists (
        select from payment_instrument other
        where other.member_id = ours.member_id and other.removed_at is null and other.is_default)`,
  },
  {
    name: 'refunds',
    invariant: 'No payment was refunded by more than was captured, without refunds that the bank sent back',
    rowCount: () => sql`select count(*) as n from payment_refund`,
    deviations: () => sql`
      select refund.reference as subject,
        'refunds ' || total_minor || ', payment ' || coalesce(attempt.state || ' ' || amount_minor, 'none') as found
      from (
        select reference, coalesce(sum(amount_minor) filter (where failed_at is null), 0) as total_minor
        from payment_refund group by reference) refund
      left join payment_attempt attempt on attempt.reference = refund.reference
      where attempt.state is null or attempt.state not in ('CAPTURED', 'VOIDING', 'REFUNDED')
        or total_minor > coalesce(attempt.captured_minor, attempt.amount_minor)`,
  },
  {
    name: 'chargebacks',
    invariant: 'What was taken off a card for a chargeback, and what it got back, is one ledger entry each',
    rowCount: () => sql`select count(*) as n from payment_chargeback`,
    deviations: () => sql`
      select chargeback_id as subject,
        'booked ' || booked_minor || ', returned ' || returned_minor || ', ledger ' || coalesce(entry.amount_minor, 0)
          || ' and ' || coalesce(back.amount_minor, 0) as found
      from payment_chargeback
      left join svc_ledger entry
        on entry.ref_type = 'chargeback' and entry.ref_id = chargeback_id and entry.kind = 'CHARGEBACK'
      left join svc_ledger back
        on back.ref_type = 'chargeback' and back.ref_id = chargeback_id and back.kind = 'CHARGEBACK_RETURN'
      where booked_minor <> -coalesce(entry.amount_minor, 0) or returned_minor <> coalesce(back.amount_minor, 0)
        or returned_minor > booked_minor`,
  },
];
