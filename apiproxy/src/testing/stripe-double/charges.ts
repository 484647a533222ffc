import type { Stripe } from 'stripe';
import { type DoubleState, newId, requireObject, type StoredMethod } from './double-state.ts';
import { noBillingDetails } from './payment-methods.ts';
import { listOfObjects, listParams } from './lists.ts';
import type { Route } from './route.ts';

const feeRate = 0.029;
const feeFixed = 30;
const settlesAfterSeconds = 2 * 24 * 60 * 60;

/** A movement of the account's balance. */
export const addMovement = (
  state: DoubleState,
  facts: Pick<Stripe.BalanceTransaction, 'amount' | 'currency' | 'type' | 'reporting_category'> & {
    readonly source: string;
    readonly fee?: number;
  },
): Stripe.BalanceTransaction => {
  const { fee = 0 } = facts;
  const movement: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: facts.amount,
    available_on: state.now() + settlesAfterSeconds,
    balance_type: 'payments',
    created: state.now(),
    currency: facts.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: facts.currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: facts.amount - fee,
    reporting_category: facts.reporting_category,
    source: facts.source,
    status: 'pending',
    type: facts.type,
  };
  state.movements.set(movement.id, movement);
  return movement;
};

const cardDetailsOf = (
  { brand, last4, exp_month, exp_year, country, funding }: Stripe.PaymentMethod.Card,
  amount: number,
) => ({
  amount_authorized: null,
  authorization_code: null,
  brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country,
  electronic_commerce_indicator: null,
  exp_month,
  exp_year,
  extended_authorization: { status: 'disabled' as const },
  fingerprint: `fp${brand}${last4}`,
  funding,
  incremental_authorization: { status: 'unavailable' as const },
  installments: null,
  last4,
  mandate: null,
  multicapture: { status: 'unavailable' as const },
  network: brand,
  network_token: { used: false },
  network_transaction_id: null,
  overcapture: { maximum_amount_capturable: amount, status: 'unavailable' as const },
  regulated_status: 'unregulated' as const,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

const payPalDetails = {
  country: 'CA',
  payer_email: 'noor@example.com',
  payer_id: 'PAYERID',
  payer_name: null,
  seller_protection: null,
  transaction_id: null,
};

const methodDetailsOf = (
  { object: { card, link } }: StoredMethod,
  amount: number,
): Stripe.Charge.PaymentMethodDetails => {
  if (card) return { card: cardDetailsOf(card, amount), type: 'card' };
  return link ? { link: { country: 'US' }, type: 'link' } : { paypal: payPalDetails, type: 'paypal' };
};

interface NewCharge {
  readonly intent: Stripe.PaymentIntent;
  readonly method: StoredMethod;
  readonly decline?: { readonly code: string; readonly declineCode?: string | undefined } | undefined;
}
const outcomeOf = ({ decline }: NewCharge): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline?.declineCode ?? decline?.code ?? null,
  risk_level: 'normal',
  seller_message: decline ? 'The bank did not return any further details.' : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

/** The charge that an attempt to pay leaves, also a declined one. */
export const addCharge = (state: DoubleState, facts: NewCharge): Stripe.Charge => {
  const { intent, method, decline } = facts;
  const charge: Stripe.Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: noBillingDetails,
    calculated_statement_descriptor: null,
    captured: false,
    created: state.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline ? 'Your card was declined.' : null,
    fraud_details: {},
    livemode: state.livemode,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(facts),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.object.id,
    payment_method_details: methodDetailsOf(method, intent.amount),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  state.charges.set(charge.id, charge);
  return charge;
};

/** The charge's money arrives on the account, less the fee. */
export const captureCharge = (state: DoubleState, charge: Stripe.Charge, amount: number): void => {
  const fee = Math.round(amount * feeRate) + feeFixed;
  const { currency } = charge;
  const movement = addMovement(state, {
    amount,
    currency,
    fee,
    type: 'charge',
    reporting_category: 'charge',
    source: charge.id,
  });
  charge.captured = true;
  charge.amount_captured = amount;
  charge.amount_refunded = charge.amount - amount;
  charge.balance_transaction = movement.id;
};

export const chargeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/charges/:id',
    params: [],
    run: ({ state, id }) => requireObject(state.charges, id, { kind: 'charge' }),
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    params: [...listParams, 'type', 'source'],
    run: ({ state, form }) =>
      listOfObjects(state.movements, form, { url: '/v1/balance_transactions', by: ['type', 'source'] }),
  },
];
