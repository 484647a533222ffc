/** One write with its key. `reply` is null while the write runs, and encrypted with the key afterwards. */
export interface IdempotencyTable {
  id: string;
  request_hash: string;
  reply: string | null;
  /** Until this time the write counts as running. */
  lease_until: Date;
  expires_at: Date;
}

declare module '../../storage/tables.ts' {
  interface Tables {
    idempotent_write: IdempotencyTable;
  }
}
