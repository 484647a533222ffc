/** The choice of an email address about the use of personal information (ACC-072), whether or not it has an account. */
export interface PrivacyRequestTable {
  /** In lower case; a repeated request has the same row. */
  email: string;
  opt_in: boolean;
  requested_at: Date;
}
export interface PrivacyTables {
  privacy_request: PrivacyRequestTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends PrivacyTables {}
}
