import type { Stripe } from 'stripe';
import { addMovement } from './charges.ts';
import { type DoubleState, emit, newId, requireObject } from './double-state.ts';
import { listOfObjects, listParams } from './lists.ts';
import type { Route } from './route.ts';

const disputeFee = 1500;
const answerWithinSeconds = 7 * 24 * 60 * 60;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

interface NewDispute {
  readonly amount?: number;
  /** The bank asks first, and takes no money yet. */
  readonly isInquiry?: boolean;
}

/** The customer's bank disputes a charge: with its money at once, or as an inquiry. */
export const openDispute = (
  state: DoubleState,
  charge: Stripe.Charge,
  { amount = charge.amount_captured, isInquiry = false }: NewDispute = {},
): Stripe.Dispute => {
  const id = newId('du');
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: state.now() + answerWithinSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: state.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  state.disputes.set(id, dispute);
  charge.disputed = true;
  emit(state, 'charge.dispute.created', dispute);
  if (!isInquiry) withdraw(state, dispute);
  return dispute;
};

const withdraw = (state: DoubleState, dispute: Stripe.Dispute): void => {
  const movement = addMovement(state, {
    amount: -dispute.amount,
    currency: dispute.currency,
    fee: disputeFee,
    type: 'adjustment',
    reporting_category: 'dispute',
    source: dispute.id,
  });
  dispute.balance_transactions = [movement];
  emit(state, 'charge.dispute.funds_withdrawn', dispute);
};

/** The bank decides: a won dispute gives the money back. */
export const closeDispute = (state: DoubleState, id: string, outcome: 'won' | 'lost'): Stripe.Dispute => {
  const dispute = requireObject(state.disputes, id, { kind: 'dispute' });
  dispute.status = outcome;
  if (outcome === 'won') {
    const movement = addMovement(state, {
      amount: dispute.amount,
      currency: dispute.currency,
      type: 'adjustment',
      reporting_category: 'dispute_reversal',
      source: dispute.id,
    });
    dispute.balance_transactions = [...dispute.balance_transactions, movement];
    dispute.is_charge_refundable = true;
    emit(state, 'charge.dispute.funds_reinstated', dispute);
  }
  emit(state, 'charge.dispute.closed', dispute);
  return dispute;
};

export const disputeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    params: [...listParams, 'charge', 'payment_intent'],
    run: ({ state, form }) =>
      listOfObjects(state.disputes, form, { url: '/v1/disputes', by: ['charge', 'payment_intent'] }),
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    params: [],
    run: ({ state, id }) => requireObject(state.disputes, id, { kind: 'dispute' }),
  },
];
