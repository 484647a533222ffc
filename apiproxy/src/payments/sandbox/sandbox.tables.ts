import type { Reputation } from '@crema/shared-contracts';
import type { ColumnType } from 'kysely';
import type { PaymentAction, PaymentPurpose } from '../payment-provider.ts';

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
  /** Null before the capture, and for one that a release before the column made. */
  captured_at: ColumnType<Date | null, Date | null | undefined, Date>;
  /** Null for the whole amount. */
  captured_minor: ColumnType<number | null, number | null | undefined, number>;
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
export interface SandboxRefundTable {
  refund_id: string;
  reference: string;
  amount_minor: number;
  /** Null for one from before the column. */
  at: Date | null;
  /** When the customer's bank sent it back. */
  failed_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** An amount that the customer's bank took back of a payment at the sandbox. */
export interface SandboxChargebackTable {
  chargeback_id: string;
  reference: string;
  amount_minor: number;
  at: Date;
  /** When the bank gave it back. */
  returned_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

export interface SandboxTables {
  vault_token: VaultTokenTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
  sandbox_chargeback: SandboxChargebackTable;
  sandbox_instrument: SandboxInstrumentTable;
  sandbox_approval: SandboxApprovalTable;
}

declare module '../../storage/tables.ts' {
  interface Tables extends SandboxTables {}
}
