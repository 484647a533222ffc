import { sql } from 'kysely';
import type { ReconcileCheck } from '../../operations/reconcile-check.ts';
import type { AttemptState, SandboxState } from '../payments.tables.ts';

/** The sandbox's states that agree with each of our states; `none`: the sandbox has no record. */
const agreeing: Readonly<Record<AttemptState, readonly (SandboxState | 'none')[]>> = {
  STARTED: ['none', 'ACTION', 'PENDING', 'HELD', 'REFUSED'],
  REFUSED: ['none', 'HELD', 'REFUSED'],
  STORED: ['HELD', 'CAPTURED'],
  CAPTURED: ['CAPTURED'],
  VOIDING: ['none', 'ACTION', 'PENDING', 'HELD', 'REFUSED', 'VOIDED'],
  VOIDED: ['VOIDED', 'REFUSED'],
};
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
      from payment_attempt ours
      full join sandbox_payment theirs on theirs.reference = ours.reference
      where coalesce(ours.state, 'none') || ' ' || coalesce(theirs.state, 'none') not in (${sql.join(pairs)})
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
      where refunded_minor <> coalesce(total_minor, 0) or refunded_minor > amount_minor`,
  },
];
