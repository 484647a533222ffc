import type { Stripe } from 'stripe';
import { invalidRequest, DoubleError } from './double-error.ts';
import { type DoubleState, emit, newId, newSecret } from './double-state.ts';
import { flagOf, integerOf, listOf, mapOf, required, textOf, type Form } from './form.ts';

/** The least amount that Stripe charges in dollars. */
const leastAmount = 50;
/** The name of the account on statements: 10 letters, the most that docs/guides/payments.md allows. */
const statementName = 'CREMASHOPS';
/** Of the name and the suffix together. */
const longestStatement = 22;

const amountOf = (form: Form): number => {
  const amount = required(integerOf(form, 'amount'), 'amount');
  if (amount < leastAmount)
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  return amount;
};

const suffixOf = (form: Form): string | null => {
  const suffix = textOf(form, 'statement_descriptor_suffix') ?? null;
  if (
    suffix !== null &&
    (`${statementName}* ${suffix}`.length > longestStatement ||
      !/[a-z]/i.test(suffix) ||
      /[<>\\'"*]/.test(suffix))
  )
    throw invalidRequest('The statement descriptor suffix is invalid.', {
      param: 'statement_descriptor_suffix',
    });
  return suffix;
};

export const createIntent = (state: DoubleState, form: Form): Stripe.PaymentIntent => {
  const id = newId('pi');
  const types = listOf(form, 'allowed_payment_method_types');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: types.length > 0 ? types : null,
    amount: amountOf(form),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: textOf(form, 'capture_method') ?? 'automatic_async',
    client_secret: newSecret(id),
    confirmation_method: 'automatic',
    created: state.now(),
    currency: required(textOf(form, 'currency'), 'currency'),
    customer: textOf(form, 'customer') ?? null,
    customer_account: null,
    description: textOf(form, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: state.livemode,
    managed_payments: null,
    metadata: mapOf(form, 'metadata'),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: types.length > 0 ? types : ['card'],
    payment_record: null,
    processing: null,
    receipt_email: textOf(form, 'receipt_email') ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: suffixOf(form),
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  state.intents.set(id, intent);
  emit(state, 'payment_intent.created', intent);
  return intent;
};

/** Throws payment_intent_unexpected_state unless the intent is in one of the states. */
export const assertStatus = (
  intent: Stripe.PaymentIntent,
  statuses: readonly Stripe.PaymentIntent.Status[],
  action: string,
): void => {
  if (statuses.includes(intent.status)) return;
  throw new DoubleError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent could not be ${action} because it has a status of ${intent.status}.`,
    payment_intent: intent,
  });
};

interface ActionFacts {
  readonly id: string;
  readonly form: Form;
  readonly isPayPal: boolean;
}
/** The customer's next step: a page of Stripe's, or a question that its script asks in our page. */
export const nextActionOf = (state: DoubleState, { id, form, isPayPal }: ActionFacts) => {
  const returnUrl = textOf(form, 'return_url') ?? null;
  if (!isPayPal && (flagOf(form, 'use_stripe_sdk') || returnUrl === null))
    return { type: 'use_stripe_sdk' as const, use_stripe_sdk: {} };
  if (returnUrl === null)
    throw invalidRequest('A return URL is needed to redirect the customer.', { param: 'return_url' });
  const url = `${state.origin()}/redirect/authenticate/${id}`;
  return { type: 'redirect_to_url' as const, redirect_to_url: { return_url: returnUrl, url } };
};
