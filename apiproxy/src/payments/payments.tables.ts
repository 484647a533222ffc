import type { Currency } from '@crema/shared-contracts';
import type { PaymentAction, PaymentPurpose } from './payment-provider.ts';

export type AttemptState = 'STARTED' | 'REFUSED' | 'STORED' | 'CAPTURED' | 'VOIDING' | 'VOIDED';

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
  /** The pending action of a customer: its kind, the secret part of the page's URL, and the return URL. */
  action: PaymentAction['kind'] | null;
  action_key: string | null;
  return_url: string | null;
}
/** A stored card at the sandbox bank without a number: only its reaction and the label for receipts. */
export interface SandboxInstrumentTable {
  instrument_id: string;
  reference: string;
  reaction: string;
  reason: string | null;
  brand: string;
  last_four: string;
  expiry_month: number;
  expiry_year: number;
  removed_at: Date | null;
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

export interface PaymentTables {
  payment_attempt: PaymentAttemptTable;
  vault_token: VaultTokenTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
  sandbox_instrument: SandboxInstrumentTable;
  payment_event: PaymentEventTable;
  payment_instrument: PaymentInstrumentTable;
  billing_address: BillingAddressTable;
  single_use_address: SingleUseAddressTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends PaymentTables {}
}
