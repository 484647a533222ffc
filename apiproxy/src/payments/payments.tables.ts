import type { Currency } from '@crema/shared-contracts';
import type { ColumnType } from 'kysely';
import type { PaymentPurpose } from './payment-provider.ts';

/** The providers that have ever taken payments: each row says which one, since another one does not know its payments. */
export type ProviderName = 'sandbox' | 'stripe';

export type AttemptState = 'STARTED' | 'REFUSED' | 'STORED' | 'CAPTURED' | 'VOIDING' | 'VOIDED' | 'REFUNDED';

/** Our records: one row per attempt to charge a card, stored before the provider is called. */
export interface PaymentAttemptTable {
  /** Our reference, unique per payment, by which the provider identifies the payment. */
  reference: string;
  provider: ProviderName;
  purpose: PaymentPurpose;
  /** The subject of the payment: the id of the order, or of the reload. */
  order_id: string;
  amount_minor: number;
  currency: Currency;
  state: AttemptState;
  error_code: string | null;
  brand: string | null;
  last_four: string | null;
  created_at: Date;
  /** Null before the capture, and for a payment that a release before the column captured. */
  captured_at: ColumnType<Date | null, Date | null | undefined, Date>;
  /** The captured amount: less than the amount if an operator has captured a part at the provider. Null like captured_at. */
  captured_minor: ColumnType<number | null, number | null | undefined, number>;
}

export type PayPalState = 'WAITING' | 'ADDED' | 'CANCELLED' | 'FAILED';
/** Our record: the member who wants to add a PayPal account, and whether it was added. */
export interface PayPalApprovalTable {
  approval_id: string;
  member_id: string;
  is_default: boolean;
  state: PayPalState;
  payment_method_id: string | null;
  expires_at: Date;
}
/** Our record of each webhook, by the provider's event id. */
export interface PaymentEventTable {
  id: string;
  type: string;
  /** The provider's id of the object that the event is about; null for an event from before the column. */
  object_id: string | null;
  /** The payment, once the event was applied; null if it was ignored. */
  reference: string | null;
  purpose: PaymentPurpose | null;
  subject: string | null;
  received_at: Date;
  /** The time when a job applied or ignored the event. */
  applied_at: Date | null;
}
/** A member's payment method. The provider stores the card; `instrument_id` is its id there. */
export interface PaymentInstrumentTable {
  payment_method_id: string;
  member_id: string;
  instrument_id: string;
  provider: ProviderName;
  payment_type: string;
  last_four: string;
  account_name: string | null;
  expiry_month: number | null;
  expiry_year: number | null;
  is_default: boolean;
  address_id: string | null;
  created_at: Date;
  removed_at: Date | null;
}
export interface BillingAddressTable {
  address_id: string;
  member_id: string;
  type: string;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  line1: string;
  line2: string | null;
  city: string;
  postal_code: string;
  country_subdivision: string;
  country: string;
  created_at: Date;
  removed_at: Date | null;
}
/** A guest's address for one payment; the table has the hash of its token. */
export interface SingleUseAddressTable {
  token_hash: string;
  /** The session that has added it; null for an address from before the column. */
  session_id: string | null;
  /** The order that it pays, once there is one. */
  order_id: string | null;
  line1: string;
  line2: string | null;
  city: string;
  postal_code: string;
  country_subdivision: string;
  country: string;
  created_at: Date;
}
/** Our record of each refund that the provider has accepted: of ours, and of operators there. */
export interface PaymentRefundTable {
  refund_id: string;
  reference: string;
  amount_minor: number;
  currency: Currency;
  /** Null for a refund from before the table. */
  at: Date | null;
  /** When the customer's bank sent it back; null for any other refund. */
  failed_at: ColumnType<Date | null, Date | null | undefined, Date>;
  /** When an operator recorded that the customer got a failed refund in another way. */
  paid_at: ColumnType<Date | null, Date | null | undefined, Date>;
}
/** Our record of each chargeback, by the provider's id. */
export interface PaymentChargebackTable {
  chargeback_id: string;
  reference: string;
  purpose: PaymentPurpose;
  subject: string;
  amount_minor: number;
  /** The amount that was taken off a card: less than the amount if the card had reached −$500 (D-153). */
  booked_minor: number;
  at: Date;
  /** When the bank gave the money back, because we had won. */
  returned_at: ColumnType<Date | null, Date | null | undefined, Date>;
  /** The part of booked_minor that went back to the card then: less if the card has reached $500. */
  returned_minor: ColumnType<number, number | undefined, number>;
}

/** A request that created something in a member's wallet: a repeated one gets the first result (D-164). */
export interface WalletRequestTable {
  request_id: string;
  member_id: string;
  request_hash: string;
  result_id: string;
  created_at: Date;
}

export interface PaymentTables {
  wallet_request: WalletRequestTable;
  payment_attempt: PaymentAttemptTable;
  payment_refund: PaymentRefundTable;
  payment_chargeback: PaymentChargebackTable;
  payment_event: PaymentEventTable;
  paypal_approval: PayPalApprovalTable;
  payment_instrument: PaymentInstrumentTable;
  billing_address: BillingAddressTable;
  single_use_address: SingleUseAddressTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends PaymentTables {}
}
