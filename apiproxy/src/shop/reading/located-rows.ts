import type { Fault } from '../fault.ts';

export interface Place {
  readonly line: number;
  readonly column: string;
}
/** A row of a file, and where its fields are written. */
export interface LocatedRow {
  readonly value: Readonly<Record<string, unknown>>;
  /** The fields whose text could not be read: their fault is known. */
  readonly unread: ReadonlySet<string>;
  /** The place of a field by its path in the row (`['name', 'en-US']`); of the row itself without a path. */
  placeOf(path: readonly string[]): Place;
}
export interface ReadFile {
  readonly file: string;
  readonly rows: readonly LocatedRow[];
  readonly faults: readonly Fault[];
}
