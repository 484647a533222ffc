import type { ColumnType, Generated } from 'kysely';

export type JobPayload = Readonly<Record<string, string | number | boolean | null>>;

export interface JobTable {
  id: string;
  topic: string;
  payload: ColumnType<JobPayload, string, never>;
  /** A key belongs to at most one job. */
  dedupe_key: string | null;
  run_at: Date;
  attempts: Generated<number>;
  leased_by: string | null;
  lease_until: Date | null;
  last_error: string | null;
  /** The first failed attempt since the job was stored or revived. */
  failing_since: Date | null;
  done_at: Date | null;
  dead_at: Date | null;
}
export interface JobTables {
  job: JobTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends JobTables {}
}
