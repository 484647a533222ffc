import type { Stripe } from 'stripe';
import { invalidRequest } from './double-error.ts';
import { requireObject } from './double-state.ts';
import { createIntent } from './intent-object.ts';
import { cancel, capture, confirm } from './intent-steps.ts';
import { textOf } from './form.ts';
import type { Route, RouteContext } from './route.ts';

const createParams = [
  'allowed_payment_method_types[]',
  'amount',
  'currency',
  'capture_method',
  'customer',
  'description',
  'metadata[*]',
  'receipt_email',
  'statement_descriptor_suffix',
];
const confirmParams = [
  'confirmation_token',
  'error_on_requires_action',
  'off_session',
  'payment_method',
  'return_url',
  'use_stripe_sdk',
];
const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'];

const intentOf = ({ state, id }: RouteContext): Stripe.PaymentIntent =>
  requireObject(state.intents, id, { kind: 'payment_intent', param: 'intent' });

const reasonOf = ({ form }: RouteContext): string | null => {
  const reason = textOf(form, 'cancellation_reason') ?? null;
  if (reason !== null && !reasons.includes(reason))
    throw invalidRequest('Invalid cancellation_reason.', { param: 'cancellation_reason' });
  return reason;
};

export const paymentIntentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    params: createParams,
    run: ({ state, form }) => {
      const customer = textOf(form, 'customer');
      if (customer !== undefined)
        requireObject(state.customers, customer, { kind: 'customer', param: 'customer' });
      return createIntent(state, form);
    },
  },
  { method: 'GET', path: '/v1/payment_intents/:id', params: [], run: intentOf },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    params: confirmParams,
    run: (context) => confirm(context.state, intentOf(context), context.form),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    params: ['amount_to_capture'],
    run: (context) => capture(context.state, intentOf(context), context.form),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    params: ['cancellation_reason'],
    run: (context) => cancel(context.state, intentOf(context), reasonOf(context)),
  },
];
