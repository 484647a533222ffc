export interface Lane {
  /** The number of jobs of this lane that one process runs in parallel. */
  readonly workers: number;
  /**
   * The time limit of an attempt: after it the attempt has failed, its worker takes the next job, and the
   * lease is no longer renewed.
   */
  readonly tryWithinMs: number;
}
/** Jobs of one lane never wait for jobs of another: a mail server that does not respond delays no payment. */
export const lanes = {
  money: { workers: 4, tryWithinMs: 60_000 },
  /** The store's moves of orders, which the customer's page follows within seconds. */
  orders: { workers: 1, tryWithinMs: 30_000 },
  mail: { workers: 4, tryWithinMs: 90_000 },
  upkeep: { workers: 1, tryWithinMs: 10 * 60_000 },
} as const satisfies Record<string, Lane>;

export type LaneName = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as readonly LaneName[];
