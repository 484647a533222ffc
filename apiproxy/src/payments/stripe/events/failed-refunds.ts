import type { FailedRefund, MadeRefund } from '../../payment-provider.ts';
import { idOf } from '../charging/payment-methods.ts';
import { isOfOperator, toAcceptedRefund } from '../charging/refund.ts';
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

/** The refunds of our payments that were made in the dashboard. */
export const listOperatorRefunds = async (
  { stripe, db }: Pick<StripeDeps, 'stripe' | 'db'>,
  since: Date,
): Promise<readonly MadeRefund[]> => {
  const gte = Math.floor(since.getTime() / 1000);
  const found: MadeRefund[] = [];
  for await (const refund of stripe.refunds.list({ created: { gte }, limit: 100 })) {
    const intentId = isOfOperator(refund) ? idOf(refund.payment_intent) : undefined;
    const row = intentId === undefined ? undefined : await findPaymentOfIntent({ db }, intentId);
    if (row) found.push({ ...toAcceptedRefund(refund), reference: row.reference });
  }
  return found;
};
