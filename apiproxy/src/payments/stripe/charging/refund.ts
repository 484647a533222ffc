import type { Stripe } from 'stripe';
import { money, type Currency, type Money } from '@crema/shared-contracts';
import type { AcceptedRefund } from '../../payment-provider.ts';
import { isChargedBack } from './disputes.ts';
import { idOf } from './payment-methods.ts';
import { requirePayment } from './settle-payment.ts';
import type { StripeDeps } from '../stripe-client.ts';
import { isDisputed } from '../stripe-errors.ts';

const ownIdOf = ({ metadata }: Stripe.Refund): string | undefined => metadata?.['refundId'];

export const toAcceptedRefund = (refund: Stripe.Refund): AcceptedRefund => ({
  refundId: ownIdOf(refund) ?? refund.id,
  amount: money(refund.amount, refund.currency.toUpperCase() as Currency),
  madeAt: new Date(refund.created * 1000),
});

/** A failed refund is booked by its own job. One without a movement in Stripe's book has no place in ours. */
const hasMoved = ({ status, balance_transaction }: Stripe.Refund): boolean =>
  status !== 'failed' && status !== 'canceled' && balance_transaction !== null;

/** A refund that was made in the dashboard has no id of ours. */
export const isOfOperator = (refund: Stripe.Refund): boolean =>
  ownIdOf(refund) === undefined && hasMoved(refund);

interface KnownRefunds {
  /** Its key is forgotten after a day, and a job may repeat a refund for longer. */
  readonly own: Stripe.Refund | undefined;
  readonly ofOperators: readonly Stripe.Refund[];
}
const listRefunds = async (
  { stripe }: StripeDeps,
  intentId: string,
  refundId: string,
): Promise<KnownRefunds> => {
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    refunds.push(refund);
  return {
    own: refunds.find((refund) => ownIdOf(refund) === refundId),
    ofOperators: refunds.filter(isOfOperator),
  };
};

/** The part of the amount that operators have left to refund. */
const limitOf = async (
  { stripe }: StripeDeps,
  [first]: readonly Stripe.Refund[],
  amountMinor: number,
): Promise<number> => {
  const chargeId = first && idOf(first.charge);
  if (chargeId === undefined) return amountMinor;
  const { amount, amount_refunded } = await stripe.charges.retrieve(chargeId);
  return Math.min(amountMinor, amount - amount_refunded);
};

export const refund = async (
  deps: StripeDeps,
  {
    reference,
    refundId,
    amount: { amountMinor, currency },
  }: { readonly reference: string; readonly refundId: string; readonly amount: Money },
): Promise<readonly AcceptedRefund[] | 'charged-back'> => {
  const row = await requirePayment(deps, reference);
  if (currency !== row.currency)
    throw new Error(`Cannot refund ${currency} of ${reference}: it was paid in ${row.currency}.`);
  const { own, ofOperators } = await listRefunds(deps, row.intent_id, refundId);
  const others = ofOperators.map(toAcceptedRefund);
  if (own) return [toAcceptedRefund(own), ...others];
  const amount = await limitOf(deps, ofOperators, amountMinor);
  if (amount === 0) return others;
  // Stripe repeats its answer under a key: another amount needs another one. A rest is refunded once, because nothing is left then.
  const key = ['refund', refundId, ...(amount < amountMinor ? [amount] : [])].join('-');
  try {
    const made = await deps.stripe.refunds.create(
      { payment_intent: row.intent_id, amount, metadata: { refundId, reference } },
      { idempotencyKey: key },
    );
    return [toAcceptedRefund(made), ...others];
  } catch (cause) {
    // Stripe repeats a refusal for a day, and the bank may have given the money back since: then the refund is repeated.
    if (isDisputed(cause) && (await isChargedBack(deps, row.intent_id))) return 'charged-back';
    throw cause;
  }
};
