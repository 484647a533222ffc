/** The number of attempts in a time window. A crash may lose rows, which only resets limits. */
export interface RateBucketTable {
  key: string;
  window_start: Date;
  n: number;
}
interface RateLimitTables {
  rate_bucket: RateBucketTable;
}

declare module '../../storage/tables.ts' {
  interface Tables extends RateLimitTables {}
}
