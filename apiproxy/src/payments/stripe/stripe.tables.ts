import type { Currency } from '@crema/shared-contracts';
import type { PaymentPurpose } from '../payment-provider.ts';

/** A token of the card fields and the reference that has used it up (ORD-121). */
export interface StripeTokenTable {
  token_hash: string;
  reference: string;
  created_at: Date;
}
/** The customer at Stripe under which a member's cards are stored. */
export interface StripeCustomerTable {
  owner_id: string;
  customer_id: string;
  created_at: Date;
}
/** VOIDED: the reference is blocked, and its intent is canceled if there is one. */
export type StripePaymentState = 'STARTED' | 'VOIDED';
/** Our references and the payments at Stripe. Whether one is held or paid is asked at Stripe each time: one home for each fact. */
export interface StripePaymentTable {
  reference: string;
  /** Null until Stripe has created the intent. */
  intent_id: string | null;
  state: StripePaymentState;
  purpose: PaymentPurpose;
  subject: string;
  amount_minor: number;
  currency: Currency;
  /** The secret part of the URL of the bank's question, and of the page to which a redirect returns. */
  action_key: string;
  return_url: string | null;
  created_at: Date;
}
/** A stored card or account, and the PayPal approvals that wait for their customer. */
export interface StripeInstrumentTable {
  reference: string;
  owner_id: string;
  type: 'card' | 'paypal';
  setup_id: string | null;
  /** The id of the payment method at Stripe, once it is stored. */
  instrument_id: string | null;
  customer_id: string | null;
  action_key: string;
  return_url: string | null;
  created_at: Date;
  removed_at: Date | null;
}

export interface StripeTables {
  stripe_token: StripeTokenTable;
  stripe_customer: StripeCustomerTable;
  stripe_payment: StripePaymentTable;
  stripe_instrument: StripeInstrumentTable;
}

declare module '../../storage/tables.ts' {
  interface Tables extends StripeTables {}
}
