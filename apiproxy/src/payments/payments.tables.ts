import type { Currency, Reputation } from '@crema/shared-contracts';
import type { ColumnType } from 'kysely';
import type { PaymentAction, PaymentPurpose } from './payment-provider.ts';

export type AttemptState = 'STARTED' | 'REFUSED' | 'STORED' | 'CAPTURED' | 'VOIDING' | 'VOIDED' | 'REFUNDED';

/** Our records: one row per attempt to charge a card, stored before the provider is called. */
export interface PaymentAttemptTable {
  /** Our reference, unique per payment, by which the provider identifies the payment. */
  reference: string;
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
}

/** The vault's records. They contain no card number: only the sandbox's reaction and what a receipt may show. */
export interface VaultTokenTable {
  token_hash: string;
  reaction: string;
  /** The code with which charging the stored card is refused (CRD-085 to CRD-089). */
  reason: string | null;
  brand: string;
  last_four: string;
  expiry_month: number;
  expiry_year: number;
  created_at: Date;
  used_by: string | null;
}

export type SandboxState = 'ACTION' | 'PENDING' | 'HELD' | 'REFUSED' | 'CAPTURED' | 'VOIDED';
/** The sandbox bank's records, one row per reference. */
export interface SandboxPaymentTable {
  reference: string;
  state: SandboxState;
  error_code: string | null;
  reason: string | null;
  amount_minor: number;
  refunded_minor: number;
  currency: string;
  brand: string;
  last_four: string;
  purpose: PaymentPurpose;
  subject: string;
  /** The stored card or account that is charged; null for one that was just entered. */
  instrument_id: string | null;
  /** The pending action of a customer: its kind, the secret part of the page's URL, and the return URL. */
  action: PaymentAction['kind'] | null;
  action_key: string | null;
  return_url: string | null;
  /** The facts that the buyer's browser stated, as the bank got them (D-156). */
  risk: ColumnType<Reputation | null, string | null | undefined, never>;
}
/** A stored card at the sandbox bank without a number: only its reaction and the label for receipts. */
export interface SandboxInstrumentTable {
  instrument_id: string;
  reference: string;
  reaction: string;
  reason: string | null;
  brand: string;
  last_four: string;
  account_name: string | null;
  expiry_month: number | null;
  expiry_year: number | null;
  removed_at: Date | null;
}
export type SandboxApprovalState = 'WAITING' | 'APPROVED' | 'CANCELLED' | 'FAILED';
/** The sandbox's record of a customer's decision about a PayPal account. `approval_key` is the secret part of its page's URL. */
export interface SandboxApprovalTable {
  reference: string;
  approval_key: string;
  state: SandboxApprovalState;
  /** The masked address, once the customer has agreed. */
  account_name: string | null;
  reaction: string | null;
  return_url: string;
  email: string;
  locale: string;
  expires_at: Date;
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
  reference: string;
  purpose: PaymentPurpose;
  subject: string;
  received_at: Date;
}
/** A member's payment method. The provider stores the card; `instrument_id` is its id there. */
export interface PaymentInstrumentTable {
  payment_method_id: string;
  member_id: string;
  instrument_id: string;
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
export interface SandboxRefundTable {
  refund_id: string;
  reference: string;
  amount_minor: number;
}

/** An amount that the customer's bank took back of a payment at the sandbox. */
export interface SandboxChargebackTable {
  chargeback_id: string;
  reference: string;
  amount_minor: number;
  at: Date;
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
  vault_token: VaultTokenTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
  sandbox_chargeback: SandboxChargebackTable;
  payment_chargeback: PaymentChargebackTable;
  sandbox_instrument: SandboxInstrumentTable;
  sandbox_approval: SandboxApprovalTable;
  payment_event: PaymentEventTable;
  paypal_approval: PayPalApprovalTable;
  payment_instrument: PaymentInstrumentTable;
  billing_address: BillingAddressTable;
  single_use_address: SingleUseAddressTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends PaymentTables {}
}
