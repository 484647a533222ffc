import { money } from '@crema/shared-contracts';
import type { Stripe } from 'stripe';
import type { Chargeback } from '../../payment-provider.ts';
import type { PaymentRow } from '../charging/payment-rows.ts';
import { isWithdrawn, reversalOf } from '../charging/disputes.ts';
import { idOf } from '../charging/payment-methods.ts';
import type { StripeDeps } from '../stripe-client.ts';

export const dateOf = (seconds: number) => new Date(seconds * 1000);

export const findPaymentOfIntent = (
  { db }: Pick<StripeDeps, 'db'>,
  intentId: string,
): Promise<PaymentRow | undefined> =>
  db.selectFrom('stripe_payment').selectAll().where('intent_id', '=', intentId).executeTakeFirst();

const toChargeback = (
  { reference, purpose, subject, currency }: PaymentRow,
  dispute: Stripe.Dispute,
): Chargeback => {
  const reversal = reversalOf(dispute);
  return {
    chargebackId: dispute.id,
    reference,
    purpose,
    subject,
    amount: money(dispute.amount, currency),
    at: dateOf(dispute.created),
    returnedAt: reversal ? dateOf(reversal.created) : null,
  };
};

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
