import { join } from 'node:path';
import { PostgresDialect, type Kysely, type PostgresPool } from 'kysely';
import pg from 'pg';
import { lockDirectory, type DirectoryLock } from './directory-lock.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { GuardedKysely } from './guarded-kysely.ts';
import { guardPool } from './guarded-pool.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export interface Database {
  readonly db: Db;
  close(): Promise<void>;
}
export interface DatabaseOptions {
  /** Folder of the embedded database; without it and without a URL the database lives in memory. */
  readonly dataDir?: string;
  /** A PostgreSQL server: then any number of processes may run. */
  readonly databaseUrl?: string;
  /** Packed data directory that a new embedded database starts from. */
  readonly image?: Blob;
  readonly poolSize?: number;
}

const acquireLimitMs = 15_000;

const over = (pool: PostgresPool, after?: () => void): Database => {
  const db = new GuardedKysely<Tables>({
    dialect: new PostgresDialect({ pool: guardPool(pool, acquireLimitMs) }),
  });
  let closing: Promise<void> | undefined;
  return {
    db,
    close: () =>
      (closing ??= (async () => {
        // Kysely ends the pool only if it was ever used.
        await db.destroy();
        after?.();
      })()),
  };
};

const serverPool = (connectionString: string, max: number): PostgresPool => {
  const pool = new pg.Pool({
    connectionString,
    max,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === 20
          ? Number
          : oid === 1082
            ? (value: string) => value
            : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // An idle client that loses its server is replaced; unhandled, the event would end the process.
  pool.on('error', () => undefined);
  return pool as unknown as PostgresPool;
};

/**
 * Opens PostgreSQL when a URL is given, else the embedded database in `dataDir/pg`, locked for this process.
 * Both speak the same dialect (write for PostgreSQL 15) and give the same JavaScript values.
 */
export const openDatabase = async (options: DatabaseOptions = {}): Promise<Database> => {
  if (options.databaseUrl) return touched(over(serverPool(options.databaseUrl, options.poolSize ?? 10)));
  const directory = options.dataDir === undefined ? undefined : join(options.dataDir, 'pg');
  const lock: DirectoryLock | undefined =
    directory === undefined ? undefined : await lockDirectory(directory);
  try {
    const embedded = await openEmbeddedDatabase({ directory, image: options.image });
    return await touched(over(new EmbeddedPool(embedded), () => lock?.release()));
  } catch (cause) {
    lock?.release();
    throw cause;
  }
};

/** One query now: a wrong URL is told at the start, and `close` always has a pool to end. */
const touched = async (database: Database): Promise<Database> => {
  await database.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
  return database;
};
