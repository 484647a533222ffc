import type { FailedRefund } from '../../payment-provider.ts';
import { idOf } from '../charging/payment-methods.ts';
import { toAcceptedRefund } from '../charging/refund.ts';
import type { StripeDeps } from '../stripe-client.ts';
import { dateOf, findPaymentOfIntent } from './chargebacks.ts';

/**
 * The refunds of our payments whose money is on our balance again. Stripe lists refunds by the time at which they were made: the balance
 * transactions say when they have failed.
 */
export const listFailedRefunds = async (
  { stripe, db }: Pick<StripeDeps, 'stripe' | 'db'>,
  since: Date,
): Promise<readonly FailedRefund[]> => {
  const gte = Math.floor(since.getTime() / 1000);
  const found: FailedRefund[] = [];
  for await (const { source, created } of stripe.balanceTransactions.list({
    type: 'refund_failure',
    created: { gte },
    limit: 100,
    expand: ['data.source'],
  })) {
    if (!source || typeof source === 'string' || source.object !== 'refund') continue;
    const intentId = idOf(source.payment_intent);
    const row = intentId === undefined ? undefined : await findPaymentOfIntent({ db }, intentId);
    if (!row) continue;
    found.push({ ...toAcceptedRefund(source), reference: row.reference, at: dateOf(created) });
  }
  return found;
};
