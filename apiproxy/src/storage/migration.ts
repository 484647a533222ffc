import type { Kysely } from 'kysely';

/**
 * One migration of the schema. Names sort in the order of application: a number, then the subject (`0010-stores`). A
 * released migration is never edited; a later one changes the schema again.
 */
export interface Migration {
  readonly name: string;
  // A step must not know today's tables: it runs against the schema of its own time.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  up(db: Kysely<any>): Promise<void>;
}
