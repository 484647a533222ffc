import type { Currency } from '@crema/shared-contracts';
import type { ColumnType, Generated } from 'kysely';

/** REMOVED: the member removed the card; the member_id stays until the removal can no longer be undone. */
export type CardStatus =
  'ACTIVE' | 'CLOSED' | 'LOST' | 'UNREGISTERED' | 'NOT_ACTIVATED' | 'STORE_CREDIT' | 'REMOVED';
/** A design of the shop's data. Cards keep a design that has gone from the data. */
export interface CardDesignTable {
  /** The key of the data. */
  design: string;
  picture: string;
  ground: string;
  glow: string;
  ink: string;
  is_default: boolean;
}
export type LedgerKind =
  | 'ISSUE'
  | 'RELOAD'
  | 'AUTO_RELOAD'
  | 'ORDER'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'GIFT'
  | 'REFUND'
  | 'CHARGEBACK'
  | 'CHARGEBACK_RETURN';

export interface SvcCardTable {
  card_id: string;
  member_id: string | null;
  number_hash: string;
  number_sealed: string;
  /** Keyed hash of number and security code; null for a card without a code. */
  code_hash: string | null;
  last4: string;
  nickname: string;
  /** The key of a card design; it determines the art. */
  design: string;
  is_digital: boolean;
  is_primary: boolean;
  status: CardStatus;
  balance_minor: number;
  currency: Currency;
  created_at: Date;
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether a removed card was the primary one, which an undo restores. */
  was_primary: Generated<boolean>;
  /** The last ledger entry of an earlier owner: the present one sees later entries only. */
  hidden_through_seq: Generated<number>;
}
export interface SvcLedgerTable {
  /** The number increases with time within a card and orders the entries. */
  seq: Generated<number>;
  entry_id: string;
  card_id: string;
  kind: LedgerKind;
  amount_minor: number;
  balance_after_minor: number;
  ref_type: string;
  ref_id: string;
  at: Date;
}
export type ReloadState = 'STARTED' | 'DONE' | 'FAILED';
/** One row per intention to add money, stored before the provider is called. */
export interface CardReloadTable {
  reload_id: string;
  card_id: string;
  member_id: string;
  purpose: 'reload' | 'auto-reload';
  amount_minor: number;
  currency: Currency;
  /** Null if a wallet pays. */
  payment_method_id: string | null;
  /** The hash of the wallet's token, so that a repeated request is recognised. */
  token_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** The reference of the present payment attempt; an auto reload has one for each retry. */
  reference: string;
  attempts: number;
  state: ReloadState;
  error_code: string | null;
  return_url: string | null;
  /** The debit that caused an auto reload: it causes no second one. */
  trigger_entry_id: string | null;
  created_at: Date;
  settled_at: Date | null;
}
/** A card's auto reload (CRD-030). `declined`: the server turned it off after the last retry. */
export interface AutoReloadTable {
  card_id: string;
  member_id: string;
  payment_method_id: string;
  amount_minor: number;
  trigger_minor: number;
  status: 'on' | 'off' | 'declined';
  /** True until the first debit that leaves less than the trigger: the balance may be below it when the profile is saved. */
  is_armed: boolean;
  consented_at: Date;
}
/** A token of a mailed link, which fills the form of a card's registration once (CRD-017). */
export interface CardTokenTable {
  token_hash: string;
  card_id: string;
  /** The card's security code, sealed like its number. */
  code_sealed: string;
  /** Null: without an end. */
  expires_at: Date | null;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** A try of a card number and code that was wrong, or is being checked. It has neither of them. */
export interface CardGuessTable {
  /** The hash of what it counts on: a card or an address. */
  subject: string;
  guess_id: string;
  at: Date;
}
export interface CardTables {
  card_design: CardDesignTable;
  card_guess: CardGuessTable;
  card_token: CardTokenTable;
  svc_card: SvcCardTable;
  svc_ledger: SvcLedgerTable;
  card_reload: CardReloadTable;
  auto_reload: AutoReloadTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends CardTables {}
}
