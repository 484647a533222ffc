import type { Stripe } from 'stripe';
import { takeConfirmation } from './confirmation-tokens.ts';
import { DoubleError, invalidRequest } from './double-error.ts';
import {
  type DoubleState,
  emit,
  newId,
  newSecret,
  requireObject,
  type StoredMethod,
} from './double-state.ts';
import { listOf, mapOf, required, textOf, type Form } from './form.ts';
import { nextActionOf } from './intent-object.ts';
import { listOfObjects, listParams } from './lists.ts';
import { attach, createMethod, assertUsable, requireMethod } from './payment-methods.ts';
import type { Route, RouteContext } from './route.ts';

type Setup = Stripe.SetupIntent;

export const createSetup = (state: DoubleState, form: Form): Setup => {
  const customer = textOf(form, 'customer') ?? null;
  if (customer !== null) requireObject(state.customers, customer, { kind: 'customer', param: 'customer' });
  const id = newId('seti');
  const types = listOf(form, 'allowed_payment_method_types');
  const setup: Setup = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: types.length > 0 ? types : null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newSecret(id),
    created: state.now(),
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: state.livemode,
    mandate: null,
    metadata: mapOf(form, 'metadata'),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: types.length > 0 ? types : ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: textOf(form, 'usage') ?? 'off_session',
  };
  state.setups.set(id, setup);
  emit(state, 'setup_intent.created', setup);
  return setup;
};

const assertStatus = (setup: Setup, statuses: readonly string[], action: string): void => {
  if (!statuses.includes(setup.status))
    throw new DoubleError(400, {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      message: `This SetupIntent could not be ${action} because it has a status of ${setup.status}.`,
      setup_intent: setup,
    });
};

/** Stores the end of an attempt to store a payment method. */
const endAttempt = (
  state: DoubleState,
  setup: Setup,
  { object }: StoredMethod,
  setup_error: Stripe.SetupAttempt.SetupError | null,
): void => {
  const attempt: Stripe.SetupAttempt = {
    id: newId('setatt'),
    object: 'setup_attempt',
    application: null,
    created: state.now(),
    customer: setup.customer,
    customer_account: null,
    flow_directions: null,
    livemode: state.livemode,
    on_behalf_of: null,
    payment_method: object.id,
    payment_method_details: { type: object.type },
    setup_error,
    setup_intent: setup.id,
    status: setup_error ? 'failed' : 'succeeded',
    usage: setup.usage,
  };
  state.setupAttempts.set(attempt.id, attempt);
  setup.latest_attempt = attempt.id;
};

const store = (state: DoubleState, setup: Setup, method: StoredMethod): void => {
  if (typeof setup.customer === 'string') attach(state, method, setup.customer);
  method.isSetUp = true;
  setup.status = 'succeeded';
  setup.next_action = null;
  endAttempt(state, setup, method, null);
  emit(state, 'setup_intent.succeeded', setup);
};

const fail = (
  state: DoubleState,
  setup: Setup,
  method: StoredMethod,
  facts: { code: string; decline_code?: string | undefined; message: string },
): void => {
  setup.status = 'requires_payment_method';
  setup.next_action = null;
  setup.payment_method = null;
  setup.last_setup_error = { type: 'card_error', ...facts, payment_method: method.object };
  endAttempt(state, setup, method, setup.last_setup_error);
  emit(state, 'setup_intent.setup_failed', setup);
};

const methodOf = (state: DoubleState, setup: Setup, form: Form): StoredMethod => {
  const token = textOf(form, 'confirmation_token');
  if (token !== undefined) return takeConfirmation(state, token, { setup_intent: setup.id });
  if (form.get('payment_method_data[type]') === 'paypal')
    return createMethod(state, { type: 'paypal', brand: 'paypal', last4: '', asks: 'on-setup' });
  const id = textOf(form, 'payment_method');
  if (id === undefined) throw invalidRequest('You cannot confirm without a payment method.');
  return requireMethod(state, id, 'payment_method');
};

export const confirmSetup = (state: DoubleState, setup: Setup, form: Form): Setup => {
  assertStatus(setup, ['requires_payment_method', 'requires_confirmation', 'requires_action'], 'confirmed');
  const method = methodOf(state, setup, form);
  const { card, object } = method;
  assertUsable(method, typeof setup.customer === 'string' ? setup.customer : null);
  setup.payment_method = object.id;
  setup.last_setup_error = null;
  if (card.declines && !card.isStorable) {
    const { code, declineCode } = card.declines;
    const facts = { code, decline_code: declineCode, message: 'Your card was declined.' };
    fail(state, setup, method, facts);
    throw new DoubleError(402, { type: 'card_error', ...facts, setup_intent: setup });
  }
  if (card.asks) {
    setup.status = 'requires_action';
    setup.next_action = nextActionOf(state, { id: setup.id, form, isPayPal: card.type === 'paypal' });
    emit(state, 'setup_intent.requires_action', setup);
    return setup;
  }
  store(state, setup, method);
  return setup;
};

/** The customer answers the bank's question while the card is stored. */
export const answerSetup = (state: DoubleState, setup: Setup, isApproved: boolean): void => {
  assertStatus(setup, ['requires_action'], 'answered');
  const method = requireMethod(state, String(setup.payment_method));
  if (isApproved) return store(state, setup, method);
  const message = 'The provided PaymentMethod has failed authentication.';
  fail(state, setup, method, { code: 'setup_intent_authentication_failure', message });
};

const setupOf = ({ state, id }: RouteContext): Setup =>
  requireObject(state.setups, id, { kind: 'setupintent', param: 'intent' });

export const setupIntentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/setup_attempts',
    params: [...listParams, 'setup_intent'],
    run: ({ state, form }) => {
      required(textOf(form, 'setup_intent'), 'setup_intent');
      return listOfObjects(state.setupAttempts, form, { url: '/v1/setup_attempts', by: ['setup_intent'] });
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents',
    params: ['customer', 'allowed_payment_method_types[]', 'metadata[*]', 'usage'],
    run: ({ state, form }) => createSetup(state, form),
  },
  { method: 'GET', path: '/v1/setup_intents/:id', params: [], run: setupOf },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    params: [
      'confirmation_token',
      'payment_method',
      'payment_method_data[type]',
      'return_url',
      'use_stripe_sdk',
    ],
    run: (context) => confirmSetup(context.state, setupOf(context), context.form),
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    params: ['cancellation_reason'],
    run: (context) => {
      const setup = setupOf(context);
      assertStatus(
        setup,
        ['requires_payment_method', 'requires_confirmation', 'requires_action'],
        'canceled',
      );
      setup.status = 'canceled';
      setup.cancellation_reason = 'requested_by_customer';
      emit(context.state, 'setup_intent.canceled', setup);
      return setup;
    },
  },
];
