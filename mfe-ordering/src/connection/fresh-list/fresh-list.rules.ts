/** Pricing rules, and replies with prices, are requested again after five minutes (ORD-086). */
export const pricesStaleAfter = 5 * 60 * 1000;

/** A member's list is requested again after two hours, and when member, locale or store change (ORD-142, ORD-144). */
export const listStaleAfter = 2 * 60 * 60 * 1000;

/**
 * The last list that was received: `key` names everything that it depends on; the time is in monotonic
 * milliseconds (D-08).
 */
export interface LastLoad {
  readonly key: string;
  readonly at: number;
}

/**
 * Returns the milliseconds until the list is requested again; 0 when it was never received, belongs to
 * another store, or is stale.
 */
export const nextLoadIn = (last: LastLoad | undefined, key: string, now: number): number =>
  last?.key === key ? Math.max(0, last.at + listStaleAfter - now) : 0;
