import { join } from 'node:path';
import { PostgresDialect, type Kysely } from 'kysely';
import pg from 'pg';
import { toOutage, DatabaseUnavailable } from './database-unavailable.ts';
import { lockDirectory } from './directory-lock.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { TransactionAwareKysely } from './transaction-aware-kysely.ts';
import { limitPool, type ClientPool } from './limited-pool.ts';
import { prepareStatements } from './prepared-statements.ts';
import { createSharedPool, shareConnection } from './shared-connection.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export interface Database {
  readonly db: Db;
  close(): Promise<void>;
}
export interface DatabaseOptions {
  /** The folder of the embedded database. Without it and without a URL the database is in memory. */
  readonly dataDir?: string;
  /** The URL of a PostgreSQL server, which several processes can share. */
  readonly databaseUrl?: string;
  /** A packed data directory that a new embedded database is created from. */
  readonly image?: Blob;
  readonly poolSize?: number;
  /** The time limits of a server; 'none' for work that may take longer. */
  readonly timeLimits?: DatabaseTimeLimits | 'none' | undefined;
  /**
   * The time limits of a server that also apply to unlimited work: a connection to a server that never
   * answers must fail.
   */
  readonly startLimits?: StartLimits;
}

/** The embedded database has one session. Requests queue for it, and none waits longer than a page does. */
const embeddedAcquireMs = 10_000;

/** The time limits in milliseconds. A page waits 15 s for a reply, so the server must stop earlier. */
export const databaseTimeLimits = {
  /** The wait for a free client and its connection. */
  connect: 5_000,
  /** The time after which the server cancels the statement. */
  statement: 7_000,
  /** The time after which the connection is closed, for a server that does not cancel the statement. */
  reply: 8_000,
  /** The limit of an idle transaction, whose client may no longer exist. */
  idleTransaction: 15_000,
} as const;
export type DatabaseTimeLimits = Readonly<Record<keyof typeof databaseTimeLimits, number>>;
/** The time limit of each connection, and of the first query. */
export type StartLimits = Pick<DatabaseTimeLimits, 'connect' | 'reply'>;

const kyselyOn = (pool: ClientPool, acquireLimitMs: number): Db =>
  new TransactionAwareKysely<Tables>({
    dialect: new PostgresDialect({ pool: limitPool(pool, acquireLimitMs) }),
  });
interface DatabaseParts {
  readonly pool: ClientPool;
  /** The connection for short statements; without it they use the pool. */
  readonly shared?: ClientPool;
  readonly acquireLimitMs: number;
  /** Runs after the last connection has ended. */
  readonly after?: () => void;
}
const createDatabase = ({ pool, shared, acquireLimitMs, after }: DatabaseParts): Database => {
  const db = kyselyOn(pool, acquireLimitMs);
  const sharedDb = shared && kyselyOn(shared, acquireLimitMs);
  if (sharedDb) shareConnection(db, sharedDb);
  let closing: Promise<void> | undefined;
  return {
    db,
    close: () =>
      (closing ??= (async () => {
        // Kysely ends the pool only if it was used.
        await Promise.all([db.destroy(), sharedDb?.destroy()]);
        after?.();
      })()),
  };
};

const limitOptions = ({ statement, reply, idleTransaction }: DatabaseTimeLimits) => ({
  statement_timeout: statement,
  query_timeout: reply,
  idle_in_transaction_session_timeout: idleTransaction,
});

interface ServerPoolOptions {
  readonly connectionString: string;
  readonly max: number;
  readonly connectMs: number;
  readonly limits: DatabaseTimeLimits | undefined;
}
const clientOptions = ({ connectionString, connectMs, limits }: ServerPoolOptions): pg.ClientConfig => ({
  connectionString,
  keepAlive: true,
  connectionTimeoutMillis: connectMs,
  ...(limits && limitOptions(limits)),
  types: {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === 20
        ? Number
        : oid === 1082
          ? (value: string) => value
          : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  },
});
/** `pg` knows pipeline mode, its types do not yet. */
const pipelineOptions = (options: ServerPoolOptions): pg.ClientConfig & { readonly pipeline: true } => ({
  ...clientOptions(options),
  pipeline: true,
});
const serverPool = (options: ServerPoolOptions): pg.Pool => {
  const pool = new pg.Pool({ ...clientOptions(options), max: options.max });
  // The pool replaces a client that loses its server; the client's query fails. Without a listener, either event would
  // end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** A connected server may still never answer: its connection is then closed. */
const assertAnswers = async (pool: pg.Pool, limitMs: number): Promise<void> => {
  const client = await pool.connect();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    client.release(true);
  }, limitMs);
  try {
    await client.query('select 1');
  } catch (cause) {
    throw isLate
      ? new DatabaseUnavailable(
          'too slow',
          true,
          new Error(
            `Found no reply to the first query within ${limitMs} ms. Check the server in DATABASE_URL.`,
          ),
        )
      : cause;
  } finally {
    clearTimeout(timer);
    if (!isLate) client.release();
  }
};

const openServer = async (options: DatabaseOptions & { readonly databaseUrl: string }): Promise<Database> => {
  const limits = options.timeLimits === 'none' ? undefined : (options.timeLimits ?? databaseTimeLimits);
  const { connect, reply } = limits ?? options.startLimits ?? databaseTimeLimits;
  const { databaseUrl: connectionString, poolSize: max = 10 } = options;
  const poolOptions = { connectionString, max, connectMs: connect, limits };
  const pool = serverPool(poolOptions);
  try {
    await assertAnswers(pool, reply);
  } catch (cause) {
    await pool.end();
    throw toOutage(cause);
  }
  const shared = createSharedPool(() => new pg.Client(pipelineOptions(poolOptions)));
  return assertConnected(
    createDatabase({
      pool: prepareStatements(pool),
      shared: prepareStatements(shared),
      acquireLimitMs: connect,
    }),
  );
};

/**
 * Opens PostgreSQL if a URL is given, else the embedded database in `dataDir/pg`, locked for this process. Both use
 * the same SQL dialect (write for PostgreSQL 15) and return the same JavaScript types.
 */
export const openDatabase = async (options: DatabaseOptions = {}): Promise<Database> => {
  const { databaseUrl } = options;
  if (databaseUrl) return openServer({ ...options, databaseUrl });
  const directory = options.dataDir === undefined ? undefined : join(options.dataDir, 'pg');
  const lock = directory === undefined ? undefined : await lockDirectory(directory);
  try {
    const embedded = await openEmbeddedDatabase({ directory, image: options.image });
    return await assertConnected(
      createDatabase({
        pool: new EmbeddedPool(embedded),
        acquireLimitMs: embeddedAcquireMs,
        after: () => lock?.release(),
      }),
    );
  } catch (cause) {
    lock?.release();
    throw cause;
  }
};

/**
 * Returns the database after `prepare` has migrated it. On a server its statements have no time limit: a step
 * of the schema may take longer than a visitor may wait.
 */
export const openPreparedDatabase = async (
  options: DatabaseOptions,
  prepare: (db: Db) => Promise<void>,
): Promise<Database> => {
  const first = await openDatabase({ ...options, timeLimits: 'none' });
  try {
    await prepare(first.db);
  } catch (cause) {
    await first.close();
    throw cause;
  }
  if (!options.databaseUrl) return first;
  await first.close();
  return openDatabase(options);
};

/** Runs one query, so that a wrong URL is reported at startup and `close` always has a pool to end. */
const assertConnected = async (database: Database): Promise<Database> => {
  try {
    await database.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
};
