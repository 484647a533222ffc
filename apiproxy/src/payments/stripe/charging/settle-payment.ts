import type { Stripe } from 'stripe';
import { money, type Money } from '@crema/shared-contracts';
import { assertOurs, orPresent, retrieve } from './intents.ts';
import { blockReference, findPayment, markVoided, type PaymentRow } from './payment-rows.ts';
import type { StripeDeps } from '../stripe-client.ts';

type PaymentWithIntent = PaymentRow & { readonly intent_id: string };
export const requirePayment = async ({ db }: StripeDeps, reference: string): Promise<PaymentWithIntent> => {
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
