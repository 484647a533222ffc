import type { RawBuilder } from 'kysely';

/** A row that violates the invariant: its name, and the found and expected values. */
export interface Deviation {
  readonly subject: string;
  readonly found: string;
}
/**
 * An invariant of the whole database. A module lists its checks in `checks`; `npm run reconcile` runs them all on one
 * snapshot.
 */
export interface ReconcileCheck {
  readonly name: string;
  /** The invariant as a sentence, for the reader of the table. */
  readonly invariant: string;
  /** The number of rows that the check covers. */
  rowCount(now: Date): RawBuilder<{ n: number }>;
  /** One row for each violation. */
  deviations(now: Date): RawBuilder<Deviation>;
}

declare module '../http/server-module.ts' {
  interface ServerModule {
    /** Invariants of the module's tables, checked by `npm run reconcile`. */
    readonly checks?: readonly ReconcileCheck[];
  }
}
