import { money, type Money } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** A refund that has not reached its customer yet: it failed, and was not paid in another way. */
export interface OpenRefund {
  readonly refundId: string;
  readonly reference: string;
  readonly amount: Money;
}
/** The open refunds of what was paid. */
export const listOpenRefunds = async (
  db: Kysely<Tables>,
  subject: string,
): Promise<readonly OpenRefund[]> => {
  const rows = await db
    .selectFrom('payment_refund as refund')
    .innerJoin('payment_attempt as attempt', 'attempt.reference', 'refund.reference')
    .select(['refund_id', 'refund.reference', 'refund.amount_minor', 'refund.currency'])
    .where('attempt.order_id', '=', subject)
    .where('failed_at', 'is not', null)
    .where('paid_at', 'is', null)
    .execute();
  return rows.map(({ refund_id, reference, amount_minor, currency }) => ({
    refundId: refund_id,
    reference,
    amount: money(amount_minor, currency),
  }));
};
