import type { Currency } from '@crema/shared-contracts';
import type { MovementDeps, MovementSource } from '../reconcile/movements.ts';

/** The book of the simulated bank. Rows from before it recorded times are in no period. */
export const sandboxMovements = ({ db }: MovementDeps): MovementSource => ({
  listMovements: async function* (from, to) {
    const charges = await db
      .selectFrom('sandbox_payment')
      .select(['reference', 'currency', 'captured_at as at'])
      .select(({ fn }) => fn.coalesce('captured_minor', 'amount_minor').as('amount_minor'))
      .where('captured_at', '>=', from)
      .where('captured_at', '<', to)
      .execute();
    const refunds = await db
      .selectFrom('sandbox_refund as refund')
      .innerJoin('sandbox_payment as payment', 'payment.reference', 'refund.reference')
      .select(['refund_id', 'refund.reference', 'refund.amount_minor', 'currency', 'at'])
      .where('at', '>=', from)
      .where('at', '<', to)
      .execute();
    const chargebacks = await db
      .selectFrom('sandbox_chargeback as chargeback')
      .innerJoin('sandbox_payment as payment', 'payment.reference', 'chargeback.reference')
      .select(['chargeback_id', 'chargeback.reference', 'chargeback.amount_minor', 'currency', 'at'])
      .where('at', '>=', from)
      .where('at', '<', to)
      .execute();
    const failures = await db
      .selectFrom('sandbox_refund as refund')
      .innerJoin('sandbox_payment as payment', 'payment.reference', 'refund.reference')
      .select(['refund_id', 'refund.reference', 'refund.amount_minor', 'currency', 'failed_at as at'])
      .where('failed_at', '>=', from)
      .where('failed_at', '<', to)
      .execute();
    const reversals = await db
      .selectFrom('sandbox_chargeback as chargeback')
      .innerJoin('sandbox_payment as payment', 'payment.reference', 'chargeback.reference')
      .select(['chargeback_id', 'chargeback.reference', 'chargeback.amount_minor', 'currency'])
      .select('returned_at as at')
      .where('returned_at', '>=', from)
      .where('returned_at', '<', to)
      .execute();
    const movements = [
      ...charges.map((row) => ({ ...row, kind: 'charge' as const, id: row.reference })),
      ...refunds.map((row) => ({ ...row, kind: 'refund' as const, id: row.refund_id })),
      ...chargebacks.map((row) => ({ ...row, kind: 'chargeback' as const, id: row.chargeback_id })),
      ...failures.map((row) => ({ ...row, kind: 'refund-failure' as const, id: `${row.refund_id}-failed` })),
      ...reversals.map((row) => ({
        ...row,
        kind: 'chargeback-reversal' as const,
        id: `${row.chargeback_id}-returned`,
      })),
    ];
    for (const { id, kind, reference, amount_minor, currency, at } of movements)
      if (at) yield { id, kind, reference, amountMinor: amount_minor, currency: currency as Currency, at };
  },
});
