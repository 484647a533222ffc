import type { Stripe } from 'stripe';
import type { StripeDeps } from '../stripe-client.ts';

/** Stripe adds a balance transaction when a dispute takes the money, and a second one when it returns: an inquiry has none. */
export const isWithdrawn = ({ balance_transactions }: Stripe.Dispute): boolean =>
  balance_transactions.length > 0;

/** The balance transaction with which the money of a won dispute returns. */
export const reversalOf = ({ balance_transactions }: Stripe.Dispute): Stripe.BalanceTransaction | undefined =>
  balance_transactions.find(({ amount }) => amount > 0);
export const isReturned = (dispute: Stripe.Dispute): boolean => reversalOf(dispute) !== undefined;

/** Whether the bank has taken a payment back and not returned it. */
export const isChargedBack = async (
  { stripe }: Pick<StripeDeps, 'stripe'>,
  intentId: string,
): Promise<boolean> => {
  for await (const dispute of stripe.disputes.list({ payment_intent: intentId, limit: 100 }))
    if (isWithdrawn(dispute) && !isReturned(dispute)) return true;
  return false;
};
