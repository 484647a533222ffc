import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { MadeRefund } from '../payment-provider.ts';

/**
 * Records a refund that the provider has accepted, or with `failedAt` that it has failed, which needs no earlier record: an operator made
 * it at the provider, or a crash has delayed ours. Returns whether the record is new, or the failure.
 */
export const recordRefund = async (
  db: Kysely<Tables>,
  { refundId, reference, amount, madeAt }: MadeRefund,
  failedAt?: Date,
): Promise<boolean> => {
  const changed = await db
    .insertInto('payment_refund')
    .values({
      refund_id: refundId,
      reference,
      amount_minor: amount.amountMinor,
      currency: amount.currency,
      at: madeAt,
      ...(failedAt && { failed_at: failedAt }),
    })
    .onConflict((conflict) => {
      const known = conflict.column('refund_id');
      return failedAt
        ? known.doUpdateSet({ failed_at: failedAt }).where('payment_refund.failed_at', 'is', null)
        : known.doNothing();
    })
    .returning('refund_id')
    .executeTakeFirst();
  return changed !== undefined;
};
