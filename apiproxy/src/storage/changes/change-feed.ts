import type { Db } from '../database.ts';
import { assertOutsideTransaction } from '../limited-pool.ts';

/** The changed keys of a topic; `all` if the history has a gap, so that everything may have changed. */
export type ChangedKeys = readonly string[] | 'all';
export type OnChange = (keys: ChangedKeys) => Promise<void> | void;

export interface ChangeFeed {
  /** Calls `onChange` for each later change of the rows of a table. */
  subscribe(topic: string, onChange: OnChange): void;
  /**
   * Resolves once every change that was committed `maxAgeMs` ago has been passed to the subscribers. Rejects if the
   * database cannot be read. Throws inside a transaction, which would wait for itself.
   */
  applied(): Promise<void>;
}
export interface ChangeFeedOptions {
  readonly db: Db;
  /** 0 reads the changes on each call. */
  readonly maxAgeMs: number;
  readonly monotonic?: (() => number) | undefined;
}

interface Poll {
  readonly startedAt: number;
  readonly done: Promise<void>;
}
interface Change {
  readonly topic: string;
  readonly key: string;
  readonly version: number;
}

const newestVersion = async (db: Db): Promise<number> => {
  const { newest } = await db
    .selectFrom('data_change')
    .select(({ fn }) => fn.max('version').as('newest'))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
};
/** The row of the known version is included: if it is missing and none is newer, an older state was restored. */
const changesFrom = (db: Db, version: number): Promise<readonly Change[]> =>
  db.selectFrom('data_change').selectAll().where('version', '>=', version).execute();

/**
 * Reads the table data_change, at most once per `maxAgeMs`, when data is requested: a process learns within this time
 * what another process, or an operator, has changed. One poll runs at a time, so that an earlier reply never overwrites
 * a later one. A version is passed only after every subscriber has handled it.
 */
export const createChangeFeed = ({
  db,
  maxAgeMs,
  monotonic = () => performance.now(),
}: ChangeFeedOptions): ChangeFeed => {
  const subscribers = new Map<string, OnChange>();
  let version: number | undefined;
  let appliedAt = -Infinity;
  let running: Poll | undefined;
  let waiting: Promise<void> | undefined;

  const notify = async (changes: readonly Change[]) => {
    const changed = Map.groupBy(changes, ({ topic }) => topic);
    for (const [topic, rows] of changed) await subscribers.get(topic)?.(rows.map(({ key }) => key));
  };
  const readChanges = async (known: number): Promise<number> => {
    const rows = await changesFrom(db, known);
    if (rows.length > 0 || known === 0) {
      await notify(rows.filter((row) => row.version > known));
      return rows.reduce((newest, row) => Math.max(newest, row.version), known);
    }
    const newest = await newestVersion(db);
    for (const onChange of subscribers.values()) await onChange('all');
    return newest;
  };
  const poll = async () => {
    const startedAt = monotonic();
    version = version === undefined ? await newestVersion(db) : await readChanges(version);
    appliedAt = startedAt;
  };
  /** A poll that has not started yet serves everybody who asks before it starts. */
  const enqueue = (): Promise<void> =>
    (waiting ??= (async () => {
      await running?.done.catch(() => undefined);
      waiting = undefined;
      const done = poll();
      running = { startedAt: monotonic(), done };
      await done.finally(() => {
        running = undefined;
      });
    })());

  return {
    subscribe: (topic, onChange) => {
      subscribers.set(topic, onChange);
    },
    applied: async () => {
      assertOutsideTransaction();
      const asked = monotonic();
      if (asked - appliedAt < maxAgeMs) return;
      await (running && asked - running.startedAt < maxAgeMs ? running.done : enqueue());
    },
  };
};
