import type { Stripe } from 'stripe';
import { money, type Money } from '@crema/shared-contracts';
import { isChargedBack } from './disputes.ts';
import { assertOurs, orPresent, retrieve } from './intents.ts';
import { blockReference, findPayment, markVoided, type PaymentRow } from './payment-rows.ts';
import type { StripeDeps } from '../stripe-client.ts';
import { isDisputed } from '../stripe-errors.ts';

type PaymentWithIntent = PaymentRow & { readonly intent_id: string };
const requirePayment = async ({ db }: StripeDeps, reference: string): Promise<PaymentWithIntent> => {
  const row = await findPayment(db, reference);
  if (!row || row.intent_id === null)
    throw new Error(`Nothing is held under ${reference} at Stripe. Authorise it first.`);
  return { ...row, intent_id: row.intent_id };
};

/** Cancels an intent. A captured or canceled intent stays as it is, and is returned. */
export const cancelIntent = (deps: StripeDeps, intentId: string): Promise<Stripe.PaymentIntent> =>
  orPresent(deps, intentId, () => deps.stripe.paymentIntents.cancel(intentId));

/** An intent is captured once: a repeated call finds it succeeded, so that it needs no key, whose stored error would be repeated. */
export const capture = async (deps: StripeDeps, reference: string): Promise<Money> => {
  const row = await requirePayment(deps, reference);
  const { stripe } = deps;
  const held = await retrieve(deps, row.intent_id);
  assertOurs(deps, row, held);
  const intent =
    held.status === 'requires_capture'
      ? await orPresent(deps, row.intent_id, () => stripe.paymentIntents.capture(row.intent_id))
      : held;
  if (intent.status !== 'succeeded')
    throw new Error(
      `Cannot capture ${reference}: its status at Stripe is ${intent.status}; expected a hold.`,
    );
  return money(intent.amount_received, row.currency);
};

export const voidPayment = async (deps: StripeDeps, reference: string): Promise<'released' | 'captured'> => {
  if (await blockReference({ deps, reference })) return 'released';
  const { intent_id } = await requirePayment(deps, reference);
  const { status } = await cancelIntent(deps, intent_id);
  if (status === 'succeeded') return 'captured';
  if (status !== 'canceled')
    throw new Error(
      `Cannot release ${reference}: its status at Stripe is ${status}. The release is repeated.`,
    );
  await markVoided(deps, reference);
  return 'released';
};

/** Whether Stripe has the refund. Its key is forgotten after a day, and a job may repeat a refund for longer. */
const isRefunded = async ({ stripe }: StripeDeps, intentId: string, refundId: string): Promise<boolean> => {
  for await (const { metadata } of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (metadata?.['refundId'] === refundId) return true;
  return false;
};

export const refund = async (
  deps: StripeDeps,
  {
    reference,
    refundId,
    amount,
  }: { readonly reference: string; readonly refundId: string; readonly amount: Money },
): Promise<'refunded' | 'charged-back'> => {
  const row = await requirePayment(deps, reference);
  if (amount.currency !== row.currency)
    throw new Error(`Cannot refund ${amount.currency} of ${reference}: it was paid in ${row.currency}.`);
  if (await isRefunded(deps, row.intent_id, refundId)) return 'refunded';
  try {
    await deps.stripe.refunds.create(
      { payment_intent: row.intent_id, amount: amount.amountMinor, metadata: { refundId, reference } },
      { idempotencyKey: `refund-${refundId}` },
    );
    return 'refunded';
  } catch (cause) {
    // Stripe repeats a refusal for a day, and the bank may have given the money back since: then the refund is repeated.
    if (isDisputed(cause) && (await isChargedBack(deps, row.intent_id))) return 'charged-back';
    throw cause;
  }
};
