import type { Stripe } from 'stripe';
import { invalidRequest } from './double-error.ts';
import { type DoubleState, newId, requireObject, type StoredMethod } from './double-state.ts';
import { createMethod, noBillingDetails, requireMethod } from './payment-methods.ts';
import type { Route } from './route.ts';
import type { TestCard } from './test-cards.ts';

const validSeconds = 12 * 60 * 60;

/** The confirmation token that Stripe's script creates in the customer's browser: of a card in Google Pay unless the card says otherwise. */
export const createConfirmation = (state: DoubleState, card: TestCard): Stripe.ConfirmationToken => {
  const { object } = createMethod(state, { wallet: 'google_pay', ...card });
  const token: Stripe.ConfirmationToken = {
    id: newId('ctoken'),
    object: 'confirmation_token',
    created: state.now(),
    expires_at: state.now() + validSeconds,
    livemode: state.livemode,
    mandate_data: null,
    metadata: {},
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: {
      allow_redisplay: 'unspecified',
      billing_details: noBillingDetails,
      ...(object.card && { card: object.card }),
      ...(object.link && { link: object.link }),
      ...(object.paypal && { paypal: object.paypal }),
      customer: null,
      customer_account: null,
      type: object.type,
    },
    return_url: null,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  };
  state.confirmations.set(token.id, { object: token, methodId: object.id });
  return token;
};

/** Uses the token up for an intent, and returns its payment method. */
export const takeConfirmation = (
  state: DoubleState,
  token: string,
  intent: { readonly payment_intent: string } | { readonly setup_intent: string },
): StoredMethod => {
  const param = 'confirmation_token';
  const { object, methodId } = requireObject(state.confirmations, token, { kind: param, param });
  const isUsed = object.payment_intent !== null || object.setup_intent !== null;
  if (isUsed || (object.expires_at ?? 0) <= state.now())
    throw invalidRequest('This ConfirmationToken was used or has expired.', { param });
  Object.assign(object, intent, { expires_at: null });
  return requireMethod(state, methodId, param);
};

export const confirmationTokenRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/confirmation_tokens/:id',
    params: [],
    run: ({ state, id }) => requireObject(state.confirmations, id, { kind: 'confirmation_token' }).object,
  },
];
