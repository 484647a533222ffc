import type { Stripe } from 'stripe';
import { invalidRequest } from './double-error.ts';
import { type DoubleState, emit, newId, requireObject, type StoredMethod } from './double-state.ts';
import { type Form, mapOf, required, textOf } from './form.ts';
import type { Route } from './route.ts';
import { testCards, testTokens, type TestCard } from './test-cards.ts';

const expiryYear = 2034;

const noAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};
export const noBillingDetails = { address: noAddress, email: null, name: null, phone: null, tax_id: null };

const cardOf = ({ brand, last4, funding = 'credit', wallet }: TestCard): Stripe.PaymentMethod.Card => ({
  brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  display_brand: brand,
  exp_month: 12,
  exp_year: expiryYear,
  fingerprint: `fp${brand}${last4}`,
  funding,
  generated_from: null,
  last4,
  networks: { available: [brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: wallet ? { type: wallet, dynamic_last4: null, [wallet]: {} } : null,
});

const payPal: Stripe.PaymentMethod.Paypal = {
  country: 'CA',
  payer_email: 'noor@example.com',
  payer_id: 'PAYERID',
};

const methodOf = (state: DoubleState, card: TestCard): Stripe.PaymentMethod => {
  const type = card.type ?? 'card';
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: noBillingDetails,
    ...(type === 'card' && { card: cardOf(card) }),
    ...(type === 'link' && { link: { email: 'noor@example.com' } }),
    ...(type === 'paypal' && { paypal: payPal }),
    created: state.now(),
    customer: null,
    customer_account: null,
    livemode: state.livemode,
    metadata: {},
    type,
  };
};

/** Creates a payment method, as the card fields in the customer's browser do. */
export const createMethod = (state: DoubleState, card: TestCard): StoredMethod => {
  const stored: StoredMethod = { object: methodOf(state, card), card, isUsedUp: false, isSetUp: false };
  state.methods.set(stored.object.id, stored);
  return stored;
};

/** The payment method of an id; the id of a test payment method creates one. */
export const requireMethod = (state: DoubleState, id: string, param = 'id'): StoredMethod => {
  const card = testCards[id];
  return card
    ? createMethod(state, card)
    : requireObject(state.methods, id, { kind: 'PaymentMethod', param });
};

const usedUp =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.';

/** Throws unless the method may pay for the customer (null: for nobody in particular). */
export const assertUsable = (method: StoredMethod, customer: string | null): void => {
  const owner = method.object.customer;
  if (method.isUsedUp) throw invalidRequest(usedUp);
  if (owner !== null && owner !== customer)
    throw invalidRequest(
      `The provided PaymentMethod cannot be attached. The PaymentMethod belongs to the customer ${typeof owner === 'string' ? owner : owner.id}. Please include the Customer in the \`customer\` parameter.`,
      { param: 'payment_method' },
    );
};

export const attach = (state: DoubleState, method: StoredMethod, customer: string): void => {
  assertUsable(method, customer);
  method.object.customer = customer;
  emit(state, 'payment_method.attached', method.object);
};

const create = (state: DoubleState, form: Form): Stripe.PaymentMethod => {
  if (required(textOf(form, 'type'), 'type') !== 'card')
    throw invalidRequest('The double creates cards only.', { param: 'type' });
  const token = mapOf(form, 'card')['token'];
  const card = testCards[testTokens[token ?? ''] ?? ''];
  if (!card)
    throw invalidRequest(`No such token: '${token}'`, { code: 'resource_missing', param: 'card[token]' });
  return createMethod(state, card).object;
};

const detach = (state: DoubleState, id: string): Stripe.PaymentMethod => {
  const method = requireMethod(state, id);
  if (method.object.customer === null)
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  method.object.customer = null;
  method.isUsedUp = true;
  emit(state, 'payment_method.detached', method.object);
  return method.object;
};

export const paymentMethodRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    params: ['type', 'card[token]'],
    run: ({ state, form }) => create(state, form),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    params: [],
    run: ({ state, id }) => requireMethod(state, id).object,
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    params: ['customer'],
    run: ({ state, form, id }) => {
      const customer = required(textOf(form, 'customer'), 'customer');
      requireObject(state.customers, customer, { kind: 'customer', param: 'customer' });
      const method = requireMethod(state, id);
      attach(state, method, customer);
      return method.object;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    params: [],
    run: ({ state, id }) => detach(state, id),
  },
];
