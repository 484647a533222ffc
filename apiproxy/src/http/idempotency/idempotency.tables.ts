/** One write under its key. `reply` is null while the write runs, and sealed with the key afterwards. */
export interface IdempotencyTable {
  id: string;
  request_hash: string;
  reply: string | null;
  /** Until then the write is taken to be running. */
  lease_until: Date;
  expires_at: Date;
}

declare module '../../storage/tables.ts' {
  interface Tables {
    idempotent_write: IdempotencyTable;
  }
}
