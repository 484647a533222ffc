import { sql, type RawBuilder } from 'kysely';

/** The place of an entry in a list that is sorted newest first, entries of one millisecond by id. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}
/** A part of such a list: entries from `since` to before `until`, after the position `after`. */
export interface Window {
  readonly since: Date;
  readonly until: Date | undefined;
  readonly after: Position | undefined;
  /** The most entries. */
  readonly limit: number;
}

/** Negative if `one` comes first in the list. Ids are compared by code units, as `inWindow` does. */
export const compareNewestFirst = (one: Position, other: Position): number => {
  const byTime = other.at.getTime() - one.at.getTime();
  if (byTime !== 0) return byTime;
  if (one.id === other.id) return 0;
  return one.id > other.id ? -1 : 1;
};

const instant = (column: string): RawBuilder<Date> => sql`date_trunc('milliseconds', ${sql.ref(column)})`;
const bytes = (column: string): RawBuilder<string> => sql`${sql.ref(column)} collate "C"`;

/** The condition that a row with the columns `entry.at` and `entry.id` is in the window. */
export const inWindow = ({ since, until, after }: Window): RawBuilder<boolean> => {
  const at = instant('entry.at');
  const conditions = [
    sql`${at} >= ${since.toISOString()}::timestamptz`,
    ...(until ? [sql`${at} < ${until.toISOString()}::timestamptz`] : []),
    ...(after
      ? [sql`(${at}, ${bytes('entry.id')}) < (${after.at.toISOString()}::timestamptz, ${after.id}::text)`]
      : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};
/** The order of the list, for the rows of `inWindow`. */
export const newestFirst: RawBuilder<unknown> = sql`${instant('entry.at')} desc, ${bytes('entry.id')} desc`;
