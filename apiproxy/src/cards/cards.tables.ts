import type { Currency } from '@crema/shared-contracts';
import type { Generated } from 'kysely';

export type CardStatus = 'ACTIVE' | 'CLOSED' | 'LOST' | 'UNREGISTERED' | 'NOT_ACTIVATED' | 'STORE_CREDIT';
export type LedgerKind =
  'ISSUE' | 'RELOAD' | 'AUTO_RELOAD' | 'ORDER' | 'TRANSFER_IN' | 'TRANSFER_OUT' | 'GIFT' | 'REFUND';

export interface SvcCardTable {
  card_id: string;
  member_id: string | null;
  number_hash: string;
  number_sealed: string;
  /** Keyed hash of number and security code; null for a card without a code. */
  code_hash: string | null;
  last4: string;
  nickname: string;
  /** The name of a card design; it determines the art. */
  design: string;
  is_digital: boolean;
  is_primary: boolean;
  status: CardStatus;
  balance_minor: number;
  currency: Currency;
  created_at: Date;
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
export interface CardTables {
  svc_card: SvcCardTable;
  svc_ledger: SvcLedgerTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends CardTables {}
}
