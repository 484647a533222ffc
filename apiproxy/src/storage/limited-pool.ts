import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { toOutage, DatabaseUnavailable } from './database-unavailable.ts';

interface TransactionState {
  hasClient: boolean;
}
const currentTransaction = new AsyncLocalStorage<TransactionState>();

/** Runs `work` as one transaction, which may use one client only. */
export const asOneTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  currentTransaction.run({ hasClient: false }, work);

/** Runs work that outlives the transaction in which it was started, such as a job that `notify` starts. */
export const outsideTransaction = <T>(work: () => T): T => currentTransaction.exit(work);

/** Throws inside a transaction: work that needs a client of its own would wait for the transaction that waits for it. */
export const assertOutsideTransaction = (): void => {
  if (currentTransaction.getStore())
    throw new Error(
      'Cached data was requested inside a transaction. Read it before the transaction, or read the table with the transaction object.',
    );
};

/** `pg` closes a client that is released with `true`; the embedded database has no connection to close. */
export interface PoolClient {
  query: PostgresPoolClient['query'];
  release(destroy?: boolean): void;
}
export interface ClientPool {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
}

const connectWithin = (pool: ClientPool, limitMs: number): Promise<PoolClient> => {
  const pending = pool.connect();
  const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
  const timer = setTimeout(() => {
    reject(
      new DatabaseUnavailable(
        'too slow',
        false,
        new Error(`Found no free database client within ${limitMs} ms. Repeat the request later.`),
      ),
    );
    pending.then(
      (client) => client.release(),
      () => undefined,
    );
  }, limitMs);
  pending.then(
    (client) => {
      clearTimeout(timer);
      resolve(client);
    },
    (cause: unknown) => {
      clearTimeout(timer);
      reject(toOutage(cause));
    },
  );
  return promise;
};

/**
 * Converts connection errors to outages. After a connection is lost, its client runs no further statement: a rollback
 * on it would wait for its time limit too, and the next user could get the reply to an earlier statement.
 */
const trackConnectionLoss = (client: PoolClient, released: () => void): PostgresPoolClient => {
  let lost: DatabaseUnavailable | undefined;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (lost) throw lost;
    try {
      return await client.query(text, parameters);
    } catch (cause) {
      const error = toOutage(cause);
      if (error instanceof DatabaseUnavailable && error.isConnectionLost) lost = error;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: () => {
      released();
      client.release(lost !== undefined);
    },
  };
};

/**
 * Throws on a second acquire inside a transaction, which would wait for itself (PGlite has one session; a full `pg`
 * pool behaves the same). Waiting for a client throws after `limitMs`.
 */
export const limitPool = (pool: ClientPool, limitMs: number): PostgresPool => ({
  end: () => pool.end(),
  connect: async () => {
    const transaction = currentTransaction.getStore();
    if (transaction?.hasClient)
      throw new Error(
        'Nested acquire: the transaction already has a client. Inside a transaction use the transaction object, not db.',
      );
    if (transaction) transaction.hasClient = true;
    const markReleased = () => {
      if (transaction) transaction.hasClient = false;
    };
    try {
      return trackConnectionLoss(await connectWithin(pool, limitMs), markReleased);
    } catch (cause) {
      markReleased();
      throw cause;
    }
  },
});
