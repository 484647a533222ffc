import { sql } from 'kysely';
import type { ReconcileCheck } from '../../operations/reconcile-check.ts';
import type { AttemptState } from '../payments.tables.ts';
import type { SandboxState } from './sandbox.tables.ts';

/** The sandbox's states that agree with each of our states; `none`: the sandbox has no record. */
const agreeing: Readonly<Record<AttemptState, readonly (SandboxState | 'none')[]>> = {
  STARTED: ['none', 'ACTION', 'PENDING', 'HELD', 'REFUSED'],
  REFUSED: ['none', 'HELD', 'REFUSED'],
  STORED: ['HELD', 'CAPTURED'],
  CAPTURED: ['CAPTURED'],
  VOIDING: ['none', 'ACTION', 'PENDING', 'HELD', 'REFUSED', 'CAPTURED', 'VOIDED'],
  VOIDED: ['VOIDED', 'REFUSED'],
  REFUNDED: ['CAPTURED'],
};
/** The job that books chargebacks runs each hour. */
const recordedWithinMs = 2 * 60 * 60_000;
/** The references of payments that the sandbox took. */
const ofSandbox = sql`(select reference from payment_attempt where provider = 'sandbox')`;
const pairs = Object.entries(agreeing).flatMap(([ours, theirs]) => theirs.map((their) => `${ours} ${their}`));

export const sandboxChecks: readonly ReconcileCheck[] = [
  {
    name: 'payments at the sandbox',
    invariant:
      'The provider’s state and amount of each payment agree with ours, and it has no payment that we don’t know',
    rowCount: () => sql`select count(*) as n from sandbox_payment`,
    deviations: () => sql`
      select coalesce(ours.reference, theirs.reference) as subject,
        'ours ' || coalesce(ours.state || ' ' || ours.amount_minor, 'none') || ', theirs '
          || coalesce(theirs.state || ' ' || theirs.amount_minor, 'none') as found
      from (select * from payment_attempt where provider = 'sandbox') ours
      full join sandbox_payment theirs on theirs.reference = ours.reference
      where (ours.state = 'REFUNDED' and theirs.refunded_minor <> coalesce(theirs.captured_minor, theirs.amount_minor))
        or coalesce(ours.state, 'none') || ' ' || coalesce(theirs.state, 'none') not in (${sql.join(pairs)})
        or (theirs.state in ('HELD', 'CAPTURED')
          and (theirs.amount_minor <> ours.amount_minor or theirs.currency <> ours.currency))`,
  },
  {
    name: 'refunds at the sandbox',
    invariant: 'What a payment was refunded is the sum of its refunds, and never more than was captured',
    rowCount: () => sql`select count(*) as n from sandbox_refund`,
    deviations: () => sql`
      select payment.reference as subject,
        'refunded ' || refunded_minor || ', refunds ' || coalesce(total_minor, 0) || ', captured ' || amount_minor as found
      from sandbox_payment payment
      left join (select reference, sum(amount_minor) as total_minor from sandbox_refund group by reference) refund
        on refund.reference = payment.reference
      where refunded_minor <> coalesce(total_minor, 0) or refunded_minor > coalesce(captured_minor, amount_minor)`,
  },
  {
    name: 'our refunds at the sandbox',
    invariant: 'Each refund is recorded by both sides with one amount, or a job will record ours',
    rowCount: () => sql`select count(*) as n from sandbox_refund`,
    deviations: () => sql`
      select coalesce(ours.refund_id, theirs.refund_id) as subject,
        'ours ' || coalesce(ours.amount_minor::text, 'none') || ', theirs ' || coalesce(theirs.amount_minor::text, 'none') as found
      from (select * from payment_refund where reference in ${ofSandbox}) ours
      full join sandbox_refund theirs on theirs.refund_id = ours.refund_id
      where (ours.amount_minor is distinct from theirs.amount_minor or ours.reference <> theirs.reference)
        and (ours.refund_id is not null or not exists (
          select from job where done_at is null and dead_at is null and payload ->> 'reference' = theirs.reference))`,
  },
  {
    name: 'payment methods at the sandbox',
    invariant: 'The sandbox has the card of each payment method, with the same last digits',
    rowCount: () =>
      sql`select count(*) as n from payment_instrument where removed_at is null and provider = 'sandbox'`,
    deviations: () => sql`
      select ours.payment_method_id as subject,
        'last digits ' || ours.last_four || ', at the sandbox ' || coalesce(theirs.last_four, 'none') as found
      from payment_instrument ours
      left join sandbox_instrument theirs on theirs.instrument_id = ours.instrument_id and theirs.removed_at is null
      where ours.removed_at is null and provider = 'sandbox' and ours.last_four is distinct from theirs.last_four`,
  },
  {
    name: 'chargebacks at the sandbox',
    invariant: 'Within two hours each chargeback is recorded with its amount',
    rowCount: () => sql`select count(*) as n from sandbox_chargeback`,
    deviations: (now) => sql`
      select coalesce(theirs.chargeback_id, ours.chargeback_id) as subject,
        'theirs ' || coalesce(theirs.amount_minor::text, 'none') || ', ours ' || coalesce(ours.amount_minor::text, 'none') as found
      from sandbox_chargeback theirs
      full join (select * from payment_chargeback where reference in ${ofSandbox}) ours on ours.chargeback_id = theirs.chargeback_id
      where (theirs.at is null or theirs.at < ${new Date(now.getTime() - recordedWithinMs)} or ours.at is not null)
        and theirs.amount_minor is distinct from ours.amount_minor`,
  },
];
