import { money } from '@crema/shared-contracts';
import type { Stripe } from 'stripe';
import type { Chargeback } from '../../payment-provider.ts';
import type { PaymentRow } from '../charging/payment-rows.ts';
import { idOf } from '../charging/payment-methods.ts';
import type { StripeDeps } from '../stripe-client.ts';

/** Stripe adds a balance transaction when a dispute takes the money, and a second one when it returns: an inquiry has none. */
export const isWithdrawn = ({ balance_transactions }: Stripe.Dispute): boolean =>
  balance_transactions.length > 0;

export const findPaymentOfIntent = (
  { db }: Pick<StripeDeps, 'db'>,
  intentId: string,
): Promise<PaymentRow | undefined> =>
  db.selectFrom('stripe_payment').selectAll().where('intent_id', '=', intentId).executeTakeFirst();

const toChargeback = (
  { reference, purpose, subject, currency }: PaymentRow,
  { id, amount, created }: Stripe.Dispute,
): Chargeback => ({
  chargebackId: id,
  reference,
  purpose,
  subject,
  amount: money(amount, currency),
  at: new Date(created * 1000),
});

/** Disputes that took money, oldest first. One about a payment that is not ours is left out. */
export const listChargebacks = async (deps: StripeDeps, since: Date): Promise<readonly Chargeback[]> => {
  const gte = Math.floor(since.getTime() / 1000);
  const found: Chargeback[] = [];
  for await (const dispute of deps.stripe.disputes.list({ created: { gte }, limit: 100 })) {
    const intentId = idOf(dispute.payment_intent);
    const row = intentId === undefined ? undefined : await findPaymentOfIntent(deps, intentId);
    if (row && isWithdrawn(dispute)) found.push(toChargeback(row, dispute));
  }
  return found.toReversed();
};
