import type { Money } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { recordRefund } from './record-refund.ts';

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
  if (accepted === 'charged-back') return;
  for (const refund of accepted) await recordRefund(db, { ...refund, reference });
};
