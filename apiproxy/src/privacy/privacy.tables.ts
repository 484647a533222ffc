import type { Locale } from '@crema/shared-contracts';
import type { ColumnType } from 'kysely';

/** The choice of an email address about the use of personal information (ACC-072), whether or not it has an account. */
export interface PrivacyRequestTable {
  /** In lower case; a repeated request has the same row. */
  email: string;
  opt_in: boolean;
  requested_at: Date;
}
/** The file of what is stored about a member (D-119). A member has one row at most: a new request replaces an earlier one. */
export interface AccountExportTable {
  member_id: string;
  /** Part of the address of the file. */
  export_id: string;
  /** MAKING: a job is making the file. */
  state: 'MAKING' | 'READY' | 'FAILED';
  asked_at: Date;
  /** When the file can no longer be read; null until it is made. */
  expires_at: Date | null;
  /** Null until the file is made, and after it was deleted. */
  json_file: Uint8Array | null;
  /** One CSV file for each kind of data, in a zip. */
  csv_file: Uint8Array | null;
}
/** An account that is to be deleted (D-119). */
export interface AccountDeletionTable {
  member_id: string;
  asked_at: Date;
  /** 30 days later. */
  due_at: Date;
  /** When the job began: it cannot be undone from then on. */
  started_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When nothing of the person was left. */
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** A mailed link to what is stored about an address without an account (L-80). The link's token is derived from the id. */
export interface GuestDataRequestTable {
  request_id: string;
  /** In lower case. */
  email: string;
  /** The language of the mails. */
  locale: Locale;
  asked_at: Date;
  /** When the link ends. */
  expires_at: Date;
  /** When the deletion was asked for. The row is deleted with the last one about the address. */
  deletion_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface PrivacyTables {
  account_deletion: AccountDeletionTable;
  account_export: AccountExportTable;
  guest_data_request: GuestDataRequestTable;
  privacy_request: PrivacyRequestTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends PrivacyTables {}
}
