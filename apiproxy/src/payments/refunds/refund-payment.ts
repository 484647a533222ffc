import type { Money } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';

interface Refund {
  readonly reference: string;
  /** The same id is refunded once. */
  readonly refundId: string;
  readonly amount: Money;
}

/**
 * The provider refunds a captured payment or a part of it, and we record what it has accepted: nothing of a payment that the bank took back
 * meanwhile. Repeat it until it succeeds.
 */
export const refundPayment = async (
  { db, clock, payments }: Pick<AppDeps, 'db' | 'clock' | 'payments'>,
  { reference, refundId, amount }: Refund,
): Promise<void> => {
  if ((await payments.refund(reference, refundId, amount)) === 'charged-back') return;
  await db
    .insertInto('payment_refund')
    .values({
      refund_id: refundId,
      reference,
      amount_minor: amount.amountMinor,
      currency: amount.currency,
      at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .execute();
};
