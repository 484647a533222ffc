import type { Stripe } from 'stripe';
import { addCharge, captureCharge } from './charges.ts';
import { takeConfirmation } from './confirmation-tokens.ts';
import { DoubleError, invalidRequest } from './double-error.ts';
import { type DoubleState, emit, requireObject, type StoredMethod } from './double-state.ts';
import { openDispute } from './disputes.ts';
import { flagOf, integerOf, textOf, type Form } from './form.ts';
import { assertStatus, nextActionOf } from './intent-object.ts';
import { assertUsable, requireMethod } from './payment-methods.ts';

type Intent = Stripe.PaymentIntent;
const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'] as const;
const cancelable = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
] as const;
/** Stripe ends a hold after this time. */
export const holdSeconds = 7 * 24 * 60 * 60;

const customerOf = ({ customer }: Intent): string | null =>
  customer === null || typeof customer === 'string' ? customer : customer.id;

interface Decline {
  readonly code: string;
  readonly declineCode?: string | undefined;
  readonly message?: string;
}
/** Records a refusal of the bank, and throws its card_error. */
const decline = (
  state: DoubleState,
  intent: Intent,
  method: StoredMethod,
  { code, declineCode, message = 'Your card was declined.' }: Decline,
): never => {
  const charge = addCharge(state, { intent, method, decline: { code, declineCode } });
  const facts = { code, decline_code: declineCode, message, charge: charge.id };
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.latest_charge = charge.id;
  intent.last_payment_error = { type: 'card_error', ...facts, payment_method: method.object };
  emit(state, 'charge.failed', charge);
  emit(state, 'payment_intent.payment_failed', intent);
  throw new DoubleError(402, { type: 'card_error', ...facts, payment_intent: intent });
};

/** The bank holds the money, or pays it at once. */
export const succeed = (state: DoubleState, intent: Intent, method: StoredMethod): void => {
  const charge = addCharge(state, { intent, method });
  intent.latest_charge = charge.id;
  intent.next_action = null;
  intent.processing = null;
  if (customerOf(intent) === null) method.isUsedUp = true;
  emit(state, 'charge.succeeded', charge);
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    emit(state, 'payment_intent.amount_capturable_updated', intent);
    return;
  }
  captureCharge(state, charge, intent.amount);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  emit(state, 'payment_intent.succeeded', intent);
  if (method.card.disputes) openDispute(state, charge, { isInquiry: method.card.disputes === 'inquiry' });
};

const methodOf = (state: DoubleState, intent: Intent, form: Form): StoredMethod => {
  const token = textOf(form, 'confirmation_token');
  if (token !== undefined) return takeConfirmation(state, token, { payment_intent: intent.id });
  const id = textOf(form, 'payment_method');
  if (id === undefined) throw invalidRequest('You cannot confirm without a payment method.');
  return requireMethod(state, id, 'payment_method');
};

const asksNow = ({ card, isSetUp }: StoredMethod): boolean =>
  card.asks === 'always' || (card.asks === 'on-setup' && !isSetUp);

/** Confirms: declined, asked, slow or paid, by the payment method. */
export const confirm = (state: DoubleState, intent: Intent, form: Form): Intent => {
  assertStatus(intent, confirmable, 'confirmed');
  const method = methodOf(state, intent, form);
  if (!intent.payment_method_types.includes(method.object.type))
    throw invalidRequest(
      `The PaymentMethod type "${method.object.type}" is not allowed on this PaymentIntent.`,
    );
  assertUsable(method, customerOf(intent));
  intent.payment_method = method.object.id;
  intent.last_payment_error = null;
  const { card } = method;
  if (card.declines) return decline(state, intent, method, card.declines);
  const isPayPal = card.type === 'paypal';
  if (asksNow(method) || (isPayPal && customerOf(intent) === null)) {
    if (flagOf(form, 'off_session') || flagOf(form, 'error_on_requires_action'))
      return decline(state, intent, method, {
        code: 'authentication_required',
        declineCode: 'authentication_required',
        message: 'Your card was declined. This transaction requires authentication.',
      });
    intent.status = 'requires_action';
    intent.next_action = nextActionOf(state, { id: intent.id, form, isPayPal });
    emit(state, 'payment_intent.requires_action', intent);
    return intent;
  }
  if (card.isSlow) {
    intent.status = 'processing';
    intent.processing = { type: 'card', card: {} };
    emit(state, 'payment_intent.processing', intent);
    return intent;
  }
  succeed(state, intent, method);
  return intent;
};

/** The customer answers the bank: the payment is made, or fails. */
export const answer = (state: DoubleState, intent: Intent, isApproved: boolean): void => {
  assertStatus(intent, ['requires_action'], 'answered');
  const method = requireMethod(state, String(intent.payment_method));
  if (isApproved) return succeed(state, intent, method);
  const code = 'payment_intent_authentication_failure';
  const message = 'We are unable to authenticate your payment method.';
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = { type: 'invalid_request_error', code, message, payment_method: method.object };
  emit(state, 'payment_intent.payment_failed', intent);
};

export const capture = (state: DoubleState, intent: Intent, form: Form): Intent => {
  assertStatus(intent, ['requires_capture'], 'captured');
  const amount = integerOf(form, 'amount_to_capture') ?? intent.amount_capturable;
  if (amount > intent.amount_capturable)
    throw invalidRequest(`The amount to capture ${amount} is greater than the amount that can be captured.`, {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  const charge = requireObject(state.charges, String(intent.latest_charge), { kind: 'charge' });
  captureCharge(state, charge, amount);
  intent.status = 'succeeded';
  intent.amount_received = amount;
  intent.amount_capturable = 0;
  emit(state, 'charge.captured', charge);
  emit(state, 'payment_intent.succeeded', intent);
  const { card } = requireMethod(state, String(intent.payment_method));
  if (card.disputes) openDispute(state, charge, { isInquiry: card.disputes === 'inquiry' });
  return intent;
};

export const cancel = (
  state: DoubleState,
  intent: Intent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Intent => {
  assertStatus(intent, cancelable, 'canceled');
  intent.status = 'canceled';
  intent.amount_capturable = 0;
  intent.next_action = null;
  intent.canceled_at = state.now();
  intent.cancellation_reason = reason;
  emit(state, 'payment_intent.canceled', intent);
  return intent;
};

/** Ends the holds that are older than seven days, as Stripe does without being asked. */
export const expireHolds = (state: DoubleState): void => {
  for (const intent of state.intents.values())
    if (intent.status === 'requires_capture' && state.now() - intent.created >= holdSeconds)
      cancel(state, intent, 'automatic');
};
