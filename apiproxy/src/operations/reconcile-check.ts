import type { RawBuilder } from 'kysely';

/** A row that breaks the check: what it is, and what was found beside what was expected. */
export interface Deviation {
  readonly subject: string;
  readonly found: string;
}
/**
 * One statement about the whole database that must always hold. A module lists its checks in `checks`; `npm run
 * reconcile` runs them all on one snapshot.
 */
export interface ReconcileCheck {
  readonly name: string;
  /** What must hold, for the person who reads the table. */
  readonly holds: string;
  /** How many rows the check looks at. */
  counted(now: Date): RawBuilder<{ n: number }>;
  /** One row for each violation. */
  deviations(now: Date): RawBuilder<Deviation>;
}
