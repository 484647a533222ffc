import type { Kysely } from 'kysely';

/**
 * One step of the schema. Names sort in the order of application: a number, then what it brings
 * (`0010-stores`). A step that has been released is never edited; a later one changes it.
 */
export interface Migration {
  readonly name: string;
  // A step must not know today's tables: it runs against the schema of its own time.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  up(db: Kysely<any>): Promise<void>;
}
