import type { Money } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';

interface Refund {
  readonly reference: string;
  /** The same id is refunded once. */
  readonly refundId: string;
  readonly amount: Money;
}

/**
 * The provider refunds a captured payment or a part of it, and we record the refunds that it has accepted, with those of operators at the
 * provider, so that their sum is what the customer got: nothing of a payment that the bank took back meanwhile. Repeat it until it succeeds.
 */
export const refundPayment = async (
  { db, payments }: Pick<AppDeps, 'db' | 'payments'>,
  { reference, refundId, amount }: Refund,
): Promise<void> => {
  const accepted = await payments.refund(reference, refundId, amount);
  if (accepted === 'charged-back' || accepted.length === 0) return;
  await db
    .insertInto('payment_refund')
    .values(
      accepted.map((refund) => ({
        refund_id: refund.refundId,
        reference,
        amount_minor: refund.amount.amountMinor,
        currency: refund.amount.currency,
        at: refund.madeAt,
      })),
    )
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .execute();
};
