import { money, type Currency } from '@crema/shared-contracts';
import type { FailedRefund } from '../../payment-provider.ts';
import type { StripeDeps } from '../stripe-client.ts';

/**
 * The refunds of ours whose money is on our balance again. Stripe lists refunds by the time at which they were made: the balance
 * transactions say when they have failed. A refund that was made in the dashboard has no id of ours.
 */
export const listFailedRefunds = async (
  { stripe }: Pick<StripeDeps, 'stripe'>,
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
    const { refundId, reference } = source.metadata ?? {};
    if (refundId === undefined || reference === undefined) continue;
    const amount = money(source.amount, source.currency.toUpperCase() as Currency);
    found.push({ refundId, reference, amount, at: new Date(created * 1000) });
  }
  return found;
};
