import type { Stripe } from 'stripe';
import { addMovement } from './charges.ts';
import { invalidRequest } from './double-error.ts';
import { type DoubleState, emit, newId, requireObject } from './double-state.ts';
import { integerOf, mapOf, required, textOf, type Form } from './form.ts';
import { listOfObjects, listParams } from './lists.ts';
import { requireMethod } from './payment-methods.ts';
import type { Route } from './route.ts';

/** The captured charge of the intent that the form names. */
const chargeOf = (state: DoubleState, form: Form): Stripe.Charge => {
  const id = required(textOf(form, 'payment_intent'), 'payment_intent');
  const intent = requireObject(state.intents, id, { kind: 'payment_intent', param: 'payment_intent' });
  const charge = state.charges.get(String(intent.latest_charge));
  if (intent.status !== 'succeeded' || !charge)
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
  return charge;
};

const amountOf = ({ disputes }: DoubleState, charge: Stripe.Charge, form: Form): number => {
  const left = charge.amount - charge.amount_refunded;
  const amount = integerOf(form, 'amount') ?? left;
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (amount > left)
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  // Stripe documents the property is_charge_refundable, and no rule for it. Refunds of won disputes and of inquiries are accepted in test mode
  // (github.com/Automattic/woocommerce-payments/pull/7965, github.com/alphagov/pay-connector/pull/5739).
  if ([...disputes.values()].some((one) => one.charge === charge.id && !one.is_charge_refundable))
    throw invalidRequest('This charge has been charged back.', { code: 'charge_disputed' });
  return amount;
};

const create = (state: DoubleState, form: Form): Stripe.Refund => {
  const charge = chargeOf(state, form);
  const amount = amountOf(state, charge, form);
  const id = newId('re');
  const movement = addMovement(state, {
    amount: -amount,
    currency: charge.currency,
    type: 'refund',
    reporting_category: 'refund',
    source: id,
  });
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: movement.id,
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: mapOf(form, 'metadata'),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  state.refunds.set(id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit(state, 'refund.created', refund);
  emit(state, 'charge.refunded', charge);
  return refund;
};

/** The customer's bank returns the money of a refund: it arrives on our balance again. */
export const failRefund = (state: DoubleState, id: string): Stripe.Refund => {
  const refund = requireObject(state.refunds, id, { kind: 'refund' });
  const charge = requireObject(state.charges, String(refund.charge), { kind: 'charge' });
  const movement = addMovement(state, {
    amount: refund.amount,
    currency: refund.currency,
    type: 'refund_failure',
    reporting_category: 'refund_failure',
    source: id,
  });
  refund.status = 'failed';
  refund.failure_reason = 'lost_or_stolen_card';
  refund.failure_balance_transaction = movement.id;
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  emit(state, 'refund.updated', refund);
  emit(state, 'refund.failed', refund);
  return refund;
};

/** The refunds of cards on which refunds fail, which Stripe reports after the reply. */
export const failDoomedRefunds = (state: DoubleState): void => {
  for (const refund of state.refunds.values())
    if (refund.status === 'succeeded' && requireMethod(state, String(refund.payment_method)).card.refundFails)
      failRefund(state, refund.id);
};

export const refundRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    params: ['payment_intent', 'amount', 'metadata[*]'],
    run: ({ state, form }) => create(state, form),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    params: [...listParams, 'payment_intent', 'charge'],
    run: ({ state, form }) =>
      listOfObjects(state.refunds, form, { url: '/v1/refunds', by: ['payment_intent', 'charge'] }),
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    params: [],
    run: ({ state, id }) => requireObject(state.refunds, id, { kind: 'refund' }),
  },
];
